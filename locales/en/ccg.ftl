# Cards of the Star Trek CCG and their import.

