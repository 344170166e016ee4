# What `tricorder serve` says in the terminal.

serve-open = The page is open: { $address }
serve-here-only = Only this computer can open it. For the phone: { $command }
serve-abroad = On the network, with a key:
serve-scan = For your phone’s camera:
serve-private = Anyone who has the address with the key can see and change your games and decks.
serve-stop = Ctrl+C closes it. Everything is saved as you go.
serve-stopped = The page is closed, everything is saved.
serve-public = This node is open for the proxy: { $address }
serve-public-url = Players see it as { $address }
serve-public-stop = Ctrl+C or SIGTERM ends it within 10 seconds; running requests finish first.
serve-public-stopped = This node has ended; everything confirmed is kept.
