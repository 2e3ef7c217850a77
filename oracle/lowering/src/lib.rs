//! Record layout, argument classification and bit-field strategies.
