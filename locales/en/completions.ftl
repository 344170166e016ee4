# What completions --install says.

completions-written = Written: { $path }
completions-renewed = Written in the place of an older one: { $path }
completions-same = It is there already: { $path }
completions-next = In every new { $shell } the Tab key completes; nothing else has to be done.
completions-next-bash = In every new bash the Tab key completes, if bash-completion is installed. Without that, add this line to ~/.bashrc:
completions-next-zsh = zsh does not look there yet. Add these lines to ~/.zshrc, the first before any other call of compinit, and open a new zsh:
