//! What must this program do, and did everybody do it?.
