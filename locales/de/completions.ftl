# Was completions --install sagt.

completions-written = Gespeichert: { $path }
completions-renewed = Älteres Skript ersetzt: { $path }
completions-same = Schon eingerichtet: { $path }
completions-next = Fertig: In jeder neuen { $shell } vervollständigt die Tabulatortaste, was du tippst.
completions-next-bash = In jeder neuen bash vervollständigt die Tabulatortaste, was du tippst, wenn bash-completion installiert ist. Sonst trag diese Zeile in ~/.bashrc ein:
completions-next-zsh = zsh sucht dort noch nicht. Trag diese Zeilen in ~/.zshrc ein, die erste vor jedem anderen Aufruf von compinit, und öffne eine neue zsh:
