package kong.unirest.core;

public interface HttpResponse<T> {
  T getBody();
}
