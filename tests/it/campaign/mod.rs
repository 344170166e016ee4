//! The Five-Year Mission.

mod conversation;
mod random_campaigns;
