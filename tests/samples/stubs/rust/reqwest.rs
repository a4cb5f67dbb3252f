//! The part of reqwest that the samples use.
#[derive(Debug)]
pub struct Error;
pub struct Client;
pub struct RequestBuilder;
pub struct Response;

/// Of a static text or of bytes.
pub struct Body;

impl From<&'static str> for Body {
    fn from(_text: &'static str) -> Body {
        Body
    }
}

impl From<Vec<u8>> for Body {
    fn from(_bytes: Vec<u8>) -> Body {
        Body
    }
}

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
    pub fn body(self, _body: impl Into<Body>) -> RequestBuilder {
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
    pub async fn bytes(self) -> Result<Vec<u8>, Error> {
        Ok(Vec::new())
    }
}
