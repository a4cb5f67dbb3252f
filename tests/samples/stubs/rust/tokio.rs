//! `#[tokio::main]` that leaves the function as it is.
extern crate proc_macro;

#[proc_macro_attribute]
pub fn main(_: proc_macro::TokenStream, item: proc_macro::TokenStream) -> proc_macro::TokenStream {
    item
}
