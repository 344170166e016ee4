# Final Scoring and Cadet Training.

