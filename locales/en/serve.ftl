# What `tricorder serve` says in the terminal.

serve-open = The page is open: { $address }
serve-here-only = Only this computer can open it. For the phone: { $command }
serve-abroad = In the network, with a key:
serve-scan = With the camera of the phone:
serve-private = Whoever has the address with the key sees and changes your games and decks.
serve-stop = Ctrl+C ends it. Everything is saved as you go.
serve-stopped = The page is closed, everything is saved.
serve-public = This node is open for the proxy: { $address }
serve-public-url = Players see it as { $address }
serve-public-stop = Ctrl+C or SIGTERM ends it within 10 seconds; running requests finish first.
serve-public-stopped = This node has ended; everything acknowledged is kept.
