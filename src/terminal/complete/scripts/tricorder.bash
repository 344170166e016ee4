# Completion of tricorder for bash. The program itself says what may come next.
_tricorder() {
    local line IFS=
    COMPREPLY=()
    while read -r line; do
        COMPREPLY+=("$line")
    done < <(TRICORDER_COMPLETE=bash PROGRAM "${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null)
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == */ ]]; then
        compopt -o nospace 2>/dev/null
    fi
}
complete -o nosort -F _tricorder tricorder 2>/dev/null || complete -F _tricorder tricorder
