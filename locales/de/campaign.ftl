# Die Fünf-Jahres-Mission.

