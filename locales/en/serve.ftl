# What `tricorder serve` says in the terminal.

serve-open = The page is open: { $address }
serve-here-only = It can be seen on this computer alone. For the phone: { $command }
serve-abroad = In the network, with a key:
serve-scan = With the camera of the phone:
serve-private = Whoever has the address with the key sees and changes your games and decks.
serve-stop = Ctrl+C ends it. Everything is saved at any time.
serve-stopped = The page is closed, everything is saved.
