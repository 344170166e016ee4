# Completion of tricorder for fish. The program itself says what may come next.
function __tricorder_offers
    set -l words (commandline --current-process --tokenize --cut-at-cursor)
    set -lx TRICORDER_COMPLETE fish
    PROGRAM $words[2..-1] (commandline --current-token --cut-at-cursor) 2>/dev/null
end
complete --command tricorder --no-files --keep-order --arguments '(__tricorder_offers)'
