import java.security.Security;
import sun.net.InetAddressCachePolicy;

/** How long this Java keeps addresses that it looked up, and failures, in seconds. */
public class JavaCache {
  public static void main(String[] args) {
    System.out.println("networkaddress.cache.ttl          "
        + Security.getProperty("networkaddress.cache.ttl"));
    System.out.println("networkaddress.cache.negative.ttl "
        + Security.getProperty("networkaddress.cache.negative.ttl"));
    System.out.println("in use: addresses " + InetAddressCachePolicy.get()
        + " s, failures " + InetAddressCachePolicy.getNegative() + " s");
  }
}
