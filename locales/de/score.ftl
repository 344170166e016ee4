# Endwertung und Kadetten-Training.

