import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Takes one text a line, with tabs written as \t. */
class Ask {
  public static void main(String[] args) throws Exception {
    var out = new java.io.PrintStream(System.out, true, "UTF-8");
    for (String line : Files.readAllLines(Path.of(args[0]))) {
      String text = line.replace("\\t", "\t");
      String host;
      try {
        host = new URI(text).getHost();
      } catch (URISyntaxException e) {
        host = "refused";
      }
      out.printf("%-44s %s%n", line, host == null ? "no host" : host);
    }
  }
}
