# What completions --install says.

completions-written = Installed: { $path }
completions-renewed = Installed over an older version: { $path }
completions-same = Already installed: { $path }
completions-next = Tab completion works in every new { $shell }; there is nothing else to do.
completions-next-bash = Tab completion works in every new bash if bash-completion is installed. Without it, add this line to ~/.bashrc:
completions-next-zsh = zsh does not look there yet. Add these lines to ~/.zshrc, the first before any other call of compinit, and open a new zsh:
