# Trash: what was removed and can be brought back for thirty days.

trash-sure = Delete “{ $name }”? y for yes, Enter for no:
trash-kept = “{ $name }” was not deleted.
trash-empty = Nothing has been deleted in the last thirty days.
trash-column-name = Name
trash-column-removed = Deleted
trash-restored = “{ $name }” is back.
trash-restored-as = “{ $was }” is back as “{ $name }”, because its old name is in use.
trash-title = Deleted items
trash-kept-for = What you deleted can be brought back for thirty days.
trash-restore = Bring back
