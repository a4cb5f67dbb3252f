package kong.unirest.core;

public interface HttpRequestWithBody {
  HttpRequestWithBody header(String name, String value);

  HttpRequestWithBody body(String body);

  HttpRequestWithBody body(byte[] body);

  HttpResponse<String> asString();
}
