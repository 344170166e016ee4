#compdef tricorder
# Completion of tricorder for zsh. The program itself says what may come next.
_tricorder() {
    local line
    local -a values shown folders
    while IFS= read -r line; do
        if [[ ${line%%$'\t'*} == */ ]]; then
            folders+=("${line%%$'\t'*}")
            continue
        fi
        values+=("${line%%$'\t'*}")
        shown+=("${line/$'\t'/  -- }")
    done < <(TRICORDER_COMPLETE=zsh PROGRAM "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)
    (( $#values )) && compadd -U -V tricorder -l -d shown -a values
    (( $#folders )) && compadd -U -S '' -a folders
    (( $#values + $#folders ))
}
if [[ $funcstack[1] == _tricorder ]]; then
    _tricorder "$@"
else
    compdef _tricorder tricorder
fi
