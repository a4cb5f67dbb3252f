package kong.unirest.core;

public interface GetRequest {
  GetRequest header(String name, String value);

  HttpResponse<String> asString();
}
