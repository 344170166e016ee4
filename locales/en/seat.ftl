# Seats and shared games of a server for many (`tricorder serve --public`).

seat-link = Seat
seat-title = Your seat
seat-landing = Take a seat
seat-what = Looking up, cards and calculators are open to everybody. For games and decks you need a seat of your own, without a name and without a password.
seat-take = Take a seat
seat-have = You have one already? Open its address in this browser.
seat-new = This is your seat
seat-keep = Keep this address, it is shown only once. Whoever has it has your games and decks; with it you sit down in another browser, too.
seat-address = Address
seat-scan = For the camera of the phone:
seat-go = To the games
seat-here = This browser has a seat: your games and decks lie here.
seat-renew = Renew address
seat-renew-what = The old address will stop working, and your other browsers need the new one.
seat-leave = Leave this seat
seat-leave-what = This browser forgets the seat. Without its address nobody comes back to it.
seat-unknown = No seat has this address
seat-unknown-what = Perhaps it was given a new one, or nothing was kept there and nobody came for a month.
seat-change = Change to another seat?
seat-change-what = This browser has a seat already. It will then show the games and decks of the other one; without the address of the current one you cannot come back to it.
seat-change-go = Change seats
seat-change-not = Stay
seat-no-table = This link leads to no game
seat-no-table-what = Perhaps it was ended, or the game was deleted. Ask whoever gave it to you.
seat-watching = You are watching
seat-watching-what = With this link you can only watch.
seat-watched = You are watching this game; the view updates automatically.
seat-away = Games and decks are temporarily unavailable
seat-away-what = The database does not answer. What was confirmed is kept; whether something you just sent counts, its page will show. Look-up, cards and calculators still work.
seat-away-again = Try again
seat-too-much = Not so fast
seat-too-much-what = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
seat-share = Share { $game }
seat-share-link = Share
seat-share-what = With a link others see this game, and only this one. Each link is shown once.
seat-share-play = Play
seat-share-watch = Watch
seat-share-make = Create link
seat-share-renew = Renew link
seat-share-end = Disable link
seat-share-made-play = Whoever has this link goes on with the game as you do. Nobody can delete it with the link.
seat-share-made-watch = Whoever has this link watches and changes nothing.
