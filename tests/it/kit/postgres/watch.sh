# Runs a server until its input ends; its folder goes with it, unless it was told to stop only.
trap '' HUP INT TERM
folder=$1
shift
"$@" </dev/null >>"$folder/log" 2>&1 &
started=$!
read -r word
server=$(head -n 1 "$folder/data/postmaster.pid" 2>/dev/null)
kill -QUIT "${server:-$started}" 2>/dev/null
wait
test "$word" = stop || rm -rf "$folder"
