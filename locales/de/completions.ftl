# Was completions --install sagt.

completions-written = Geschrieben: { $path }
completions-renewed = An die Stelle eines älteren Skripts geschrieben: { $path }
completions-same = Es liegt schon da: { $path }
completions-next = In jeder neuen { $shell } vervollständigt die Tabulatortaste; mehr ist nicht zu tun.
completions-next-bash = In jeder neuen bash vervollständigt die Tabulatortaste, wenn bash-completion installiert ist. Fehlt es, dann trag diese Zeile in ~/.bashrc ein:
completions-next-zsh = Dort sucht zsh noch nicht. Trag diese Zeilen in ~/.zshrc ein, die erste vor jedem anderen Aufruf von compinit, und öffne eine neue zsh:
