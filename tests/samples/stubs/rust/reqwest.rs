//! The part of reqwest that the samples use.
#[derive(Debug)]
pub struct Error;
pub struct Client;
pub struct RequestBuilder;
pub struct Response;

impl Client {
    pub fn new() -> Client {
        Client
    }
    pub fn get(&self, _url: &str) -> RequestBuilder {
        RequestBuilder
    }
    pub fn post(&self, _url: &str) -> RequestBuilder {
        RequestBuilder
    }
    pub fn put(&self, _url: &str) -> RequestBuilder {
        RequestBuilder
    }
    pub fn patch(&self, _url: &str) -> RequestBuilder {
        RequestBuilder
    }
    pub fn delete(&self, _url: &str) -> RequestBuilder {
        RequestBuilder
    }
}

impl RequestBuilder {
    pub fn header(self, _name: &str, _value: impl Into<String>) -> RequestBuilder {
        self
    }
    pub fn body(self, _body: &'static str) -> RequestBuilder {
        self
    }
    pub async fn send(self) -> Result<Response, Error> {
        Ok(Response)
    }
}

impl Response {
    pub async fn text(self) -> Result<String, Error> {
        Ok(String::new())
    }
}
