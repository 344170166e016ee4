# What the symbols in rule texts stand for.

symbol-action = Action token
symbol-actions = Action tokens
symbol-any-skill = Any Skill
symbol-away-team = Away Team
symbol-away-teams = Away Teams
symbol-best-focus = Best Focus
symbol-borg = Borg icon
symbol-command = command icon
symbol-dilithium = Dilithium
symbol-glory = Glory
symbol-influence = Influence
symbol-influence-focus = Influence Focus
symbol-influence-skill = Influence Skill
symbol-latinum = Latinum
symbol-military = Military
symbol-military-focus = Military Focus
symbol-military-skill = Military Skill
symbol-planet = planet
symbol-research = Research
symbol-research-focus = Research Focus
symbol-research-skill = Research Skill
symbol-ship-token = Ship token
symbol-ship-tokens = Ship tokens
symbol-space = space
symbol-staff = staff icon
symbol-vp = VP
