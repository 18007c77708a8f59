#!/bin/bash
# Runs every block of the note, which the build only parses, and the commands of its last table.
. "$(dirname "$0")/../../../../shared/lab.sh"
NEW=${JDK25:-/usr/lib/jvm/temurin-25-jdk-amd64}/bin
needs "$NEW/javac" 'a JDK 25, and name its folder in JDK25'
head_of "temurin $("$NEW/java" -version 2>&1 | awk -F'"' 'NR == 1 { print $2 }')"
note=$ROOT/docs/tech-notes/programming-language/java/cheatsheet.md

part 'Assertions are on: one that fails ends the program'
echo 'void main() { assert 1 > 2 : "as it should"; }' >False.java
"$NEW/java" -ea False.java 2>&1 | grep -m1 'AssertionError' || true

part 'The blocks of the note'
awk '/^```java/ { on = 1; file = "Line" NR (/nocheck/ ? "Refused" : "") ".java"; next }
     /^```/ { on = 0 } on { print > file }' "$note"
for file in $(ls Line*.java | sort -V); do
  case $file in
    *Refused*)
      "$NEW/javac" -d refused "$file" >refused.log 2>&1 && { echo "$file: compiled" && exit 1; }
      grep -m1 'error:' refused.log
      ;;
    *) "$NEW/java" -ea "$file" && echo "$file: ran, every assertion held" ;;
  esac
done

part 'On a machine that writes a comma: String.format and formatted without a Locale, then with one'
echo 'void main() { IO.println(String.format("%.2f", 0.5) + ", " + "%.2f".formatted(0.5) + " and " + String.format(Locale.ROOT, "%.2f", 0.5)); }' >Comma.java
"$NEW/java" -Duser.language=de -Duser.country=DE Comma.java

part 'What the note says of arrays, strings, streams and fixed lists'
cat >Cells.java <<'JAVA'
record Raw(int[] all) {}

<E extends Exception> void throwing(Class<E> kind, Runnable run) {
    try {
        run.run();
    } catch (Exception thrown) {
        assert kind.isInstance(thrown) : thrown;
        return;
    }
    throw new AssertionError("nothing thrown");
}

void main() throws Exception {
    var copy = List.copyOf(List.of(1));
    throwing(NoSuchElementException.class, () -> List.of().getFirst());
    throwing(UnsupportedOperationException.class, () -> copy.clear());
    throwing(NullPointerException.class, () -> List.of((Object) null));
    var some = new ArrayList<>(List.of(1, 2, 3));
    throwing(ConcurrentModificationException.class, () -> {
        for (var n : some) if (n == 1) some.remove(n);
    });
    var skipped = new ArrayList<>(List.of(1, 2, 3));
    var seen = new ArrayList<Integer>();
    for (var n : skipped) {
        seen.add(n);
        if (n == 2) skipped.remove(n);
    }
    assert seen.equals(List.of(1, 2));
    throwing(IllegalArgumentException.class, () -> "a".replaceAll("a", "$"));
    assert "a".replaceAll("a", "\\n").equals("n");
    throwing(IllegalArgumentException.class, () -> Thread.State.valueOf("new"));
    assert !new Raw(new int[] {1}).equals(new Raw(new int[] {1}));
    assert ("" + new int[] {1}).startsWith("[I@");
    var numbers = new ArrayList<>(List.of(7, 8));
    numbers.remove(1);
    assert numbers.equals(List.of(7));
    throwing(UnsupportedOperationException.class, () -> Arrays.asList(1, 2).add(3));
    var spent = Stream.of(1);
    spent.toList();
    throwing(IllegalStateException.class, () -> spent.toList());
    throwing(UnsupportedOperationException.class, () -> Stream.of(1).toList().add(2));
    Callable<Integer> fails = () -> { throw new IOException("why"); };
    try (var perTask = Executors.newVirtualThreadPerTaskExecutor()) {
        perTask.invokeAll(List.of(fails)).getFirst().get();
        throw new AssertionError();
    } catch (ExecutionException failed) {
        assert failed.getCause().getMessage().equals("why");
    }
    IO.println("every assertion held");
}
JAVA
"$NEW/java" -ea Cells.java

part 'The commands'
cat >Main.java <<'JAVA'
class Main {
    public static void main(String[] args) {
        System.out.println("hello");
    }
}
JAVA
echo "java Main.java: $("$NEW/java" Main.java)"
echo "jshell, 1 + 1: $(printf '1 + 1\n/exit\n' | "$NEW/jshell" --feedback concise 2>/dev/null | grep -m1 '=>' || true)"
"$NEW/javac" --release 21 -d out Main.java && echo 'javac: compiled'
"$NEW/jar" --create --file app.jar --main-class Main -C out . && echo 'jar: written'
echo "java -jar app.jar: $("$NEW/java" -jar app.jar)"
