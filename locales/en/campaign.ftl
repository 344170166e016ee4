# The Five-Year Mission.

