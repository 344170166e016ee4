# Seats and shared games of a server for many (`tricorder serve --public`).

seat-link = Seat
seat-title = Your seat
seat-landing = Take a seat
seat-what = Look-ups, cards, and calculators are open to everyone. For games and decks you need your own seat; it takes no name and no password.
seat-take = Take a seat
seat-have = You have one already? Open its address in this browser.
seat-new = This is your seat
seat-keep = Keep this address; it is shown only once. Anyone who has it has your games and decks. It also brings you to your seat in another browser.
seat-address = Address
seat-scan = For your phone’s camera:
seat-go = To the games
seat-here = This browser has a seat: your games and decks are here.
seat-renew = Renew address
seat-renew-what = The old address will stop working, and your other browsers need the new one.
seat-leave = Leave this seat
seat-leave-what = This browser forgets the seat. Without its address, nobody can come back to it.
seat-unknown = No seat has this address
seat-unknown-what = It may have been given a new one. A seat with nothing on it that nobody uses for a month is removed.
seat-change = Change to another seat?
seat-change-what = This browser has a seat already. It will then show the games and decks of the other one; without the address of the current one you cannot come back to it.
seat-change-go = Change seats
seat-change-not = Stay
seat-no-table = There is no game at this link
seat-no-table-what = The link may have been disabled, or the game deleted. Ask whoever gave it to you.
seat-watching = You are watching
seat-watching-what = With this link you can only watch.
seat-watched = You are watching this game; the view updates automatically.
seat-away = Games and decks are temporarily unavailable
seat-away-what = The database is not answering. What was confirmed is kept; whether something you just sent counts, its page will show. Look-ups, cards, and calculators still work.
seat-away-again = Try again
seat-too-much = Not so fast
seat-too-much-what = Too many requests. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
seat-share = Share { $game }
seat-share-link = Share
seat-share-what = A link lets others see this game, and only this one. Each link is shown only once.
seat-share-play = Play
seat-share-watch = Watch
seat-share-make = Create link
seat-share-renew = Renew link
seat-share-end = Disable link
seat-share-made-play = Anyone with this link can play on as you do, but cannot delete the game.
seat-share-made-watch = Anyone with this link can watch but cannot change anything.
