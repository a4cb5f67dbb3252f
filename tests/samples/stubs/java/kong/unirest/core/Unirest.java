package kong.unirest.core;

/** The part of Unirest 4 that the samples use. */
public abstract class Unirest {
  public static native GetRequest get(String url);

  public static native HttpRequestWithBody post(String url);

  public static native HttpRequestWithBody put(String url);

  public static native HttpRequestWithBody patch(String url);

  public static native HttpRequestWithBody delete(String url);
}
