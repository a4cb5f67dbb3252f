package kong.unirest.core;

import java.io.File;

public interface GetRequest {
  GetRequest header(String name, String value);

  HttpResponse<String> asString();

  HttpResponse<File> asFile(String path);
}
