//! Campaigns: what they find and store, and what interrupts them.

mod batch_failures;
mod campaign;
mod deaths;
mod full_disk;
mod ir_campaign;
mod kills;
mod seeds;
mod unattended;
