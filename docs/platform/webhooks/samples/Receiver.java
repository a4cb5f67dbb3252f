// Start it with: java Receiver.java (Java 17 or later)
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

class Receiver {
  static final int PORT = Integer.parseInt(Objects.requireNonNullElse(System.getenv("PORT"), "8080"));
  static final String TOKEN = Objects.requireNonNullElse(System.getenv("SALESLOFT_CALLBACK_TOKEN"), "");
  static final int MAX_BYTES = 5_000_000;

  record Delivery(String event, String signature, String body) {}

  // Only the ID is printed, because logs must not contain personal data. Read other fields with your JSON library.
  static final Pattern ID = Pattern.compile("^\\s*\\{\\s*\"id\"\\s*:\\s*\"?([\\w-]+)");

  static String idOf(String body) {
    Matcher found = ID.matcher(body);
    return found.find() ? found.group(1) : "unknown ID";
  }

  static final Map<String, Consumer<String>> HANDLERS = Map.of(
      "person_updated", person -> System.out.println("person_updated: " + idOf(person)),
      "person_deleted", person -> System.out.println("person_deleted: " + idOf(person)));

  // In production, use a durable queue.
  static final BlockingQueue<Delivery> DELIVERIES = new LinkedBlockingQueue<>();

  static boolean isGenuine(byte[] rawBody, String signature) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA1");
    mac.init(new SecretKeySpec(TOKEN.getBytes(StandardCharsets.UTF_8), "HmacSHA1"));
    String expected = HexFormat.of().formatHex(mac.doFinal(rawBody));
    return MessageDigest.isEqual(expected.getBytes(StandardCharsets.UTF_8), signature.getBytes(StandardCharsets.UTF_8));
  }

  static void work() {
    Set<String> handled = new HashSet<>(); // in production, use a unique key in your database
    while (true) {
      try {
        Delivery delivery = DELIVERIES.take();
        // A duplicate has the same event and body, so the same signature. It is skipped.
        String key = delivery.event() + " " + delivery.signature();
        Consumer<String> handler = HANDLERS.get(delivery.event());
        if (handler == null || handled.contains(key)) continue; // ignore unknown events
        handler.accept(delivery.body());
        handled.add(key);
      } catch (InterruptedException stopped) {
        return;
      } catch (RuntimeException error) {
        System.err.println(error);
      }
    }
  }

  static int receive(HttpExchange exchange) throws IOException, GeneralSecurityException {
    // Verify the raw bytes: JSON that is serialized again has another signature.
    byte[] rawBody = exchange.getRequestBody().readNBytes(MAX_BYTES + 1);
    if (rawBody.length > MAX_BYTES) return 413;
    String signature = Objects.requireNonNullElse(exchange.getRequestHeaders().getFirst("x-salesloft-signature"), "");
    if (!isGenuine(rawBody, signature)) return 401;
    String event = Objects.requireNonNullElse(exchange.getRequestHeaders().getFirst("x-salesloft-event"), "");
    DELIVERIES.add(new Delivery(event, signature, new String(rawBody, StandardCharsets.UTF_8)));
    return 204;
  }

  public static void main(String[] args) throws IOException {
    if (TOKEN.isEmpty()) {
      System.err.println("Set SALESLOFT_CALLBACK_TOKEN to the callback_token of the subscription");
      System.exit(1);
    }
    Thread worker = new Thread(Receiver::work);
    worker.setDaemon(true);
    worker.start();
    HttpServer server = HttpServer.create(new InetSocketAddress(PORT), 0);
    server.createContext("/", exchange -> {
      try (exchange) {
        exchange.sendResponseHeaders(receive(exchange), -1);
      } catch (GeneralSecurityException error) {
        throw new IOException(error);
      }
    });
    server.start();
    System.out.println("Listening on http://127.0.0.1:" + PORT);
  }
}
