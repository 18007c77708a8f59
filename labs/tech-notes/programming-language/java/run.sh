#!/bin/bash
# A kind that somebody forgot, requests that wait, locks, start-up, and the release that each feature needs.
. "$(dirname "$0")/../../../shared/lab.sh"
NEW=${JDK25:-/usr/lib/jvm/temurin-25-jdk-amd64}/bin
OLD=${JDK17:-/usr/lib/jvm/java-17-openjdk-amd64}/bin
needs "$NEW/javac" 'a JDK 25, and name its folder in JDK25'
needs "$OLD/javac" openjdk-17-jdk-headless
needs node nodejs
version() { "$1/java" -version 2>&1 | awk -F'"' 'NR == 1 { print $2 }'; }
head_of "temurin $(version "$NEW")" "openjdk $(version "$OLD")" "node $(node -p process.versions.node)"
note=$ROOT/docs/tech-notes/programming-language/java/index.md
go=$ROOT/labs/tech-notes/go
. "$go/waiting.sh"

# every fence of Java with a title is a file
awk '/^```java title="/ { split($0, field, "\""); file = field[2]; next }
     /^```/ { file = "" }
     file { print > file }' "$note"

part 'A third kind in the old way: a class Pickup, and cents() forgot it'
mkdir old
sed 's/^class Letter/class Pickup implements Shipment {}\n&/' Old.java >old/Old.java
cat >>old/Old.java <<'JAVA'

class Shop {
    public static void main(String[] args) {
        System.out.println("a letter: " + Old.cents(new Letter()));
        System.out.println("a pickup: " + Old.cents(new Pickup()));
    }
}
JAVA
"$NEW/javac" -Xlint:all -d old old/*.java && echo 'javac 25 -Xlint:all: compiles, no warning'
"$NEW/javac" --release 8 -d eight Old.java 2>&1 | grep -E '^(warning|error)' | sed 's/^/javac 25 --release 8: /'
"$NEW/java" -cp old Shop 2>&1 | sed -n '/^a letter/p;/IllegalArgument/p' || true

part 'The same in the new way'
"$NEW/java" Price.java
awk '/^void main/ { exit } { print }' Price.java | cat - "$LAB/ProbePrice.java" >Probe.java
"$NEW/java" Probe.java
mkdir new
sed 's/^record Letter/record Pickup() implements Shipment {}\n\n&/' Price.java >new/Price.java
"$NEW/javac" -d new new/Price.java 2>&1 | head -1 || true
sed 's/case Parcel(_) -> 500;/&\n        default -> 0;/' new/Price.java >new/Default.java
"$NEW/javac" -Xlint:all -d new new/Default.java && echo 'with a default: compiles, no warning'

part 'Ten thousand tasks that wait for a second, each in a virtual thread'
"$NEW/java" Crowd.java

part '10,000 tasks that wait, what the process holds'
"$OLD/javac" -d . "$go/Wait.java"
"$NEW/javac" -d . "$LAB/WaitVirtual.java"
waiting 'Java 17, threads' "$OLD/java" -cp . Wait
waiting 'Java 25, threads' "$NEW/java" -cp . Wait
waiting 'Java 25, virtual' "$NEW/java" -cp . WaitVirtual

part 'The gate of the note'
"$NEW/javac" -d . Gate.java "$LAB/ProbeGate.java"
"$NEW/java" -cp . ProbeGate

part 'Forty tasks that sleep for 100 ms and hold a lock of their own, on two carriers'
"$NEW/javac" -d . "$LAB/Pinned.java"
two=-Djdk.virtualThreadScheduler.parallelism=2
echo "Java 25:                            $("$NEW/java" $two -cp . Pinned)"
echo "Java 25, old locks (LockingMode=1): $("$NEW/java" $two -XX:LockingMode=1 -cp . Pinned 2>/dev/null | tail -1)"

part 'The service of the Go lab: median of 9 starts, and whose answer comes first with one processor'
"$OLD/javac" -d . "$LAB/Service.java"
"$NEW/jar" --create --file service.jar Service*.class
"$NEW/java" -XX:AOTCacheOutput=service.aot -cp service.jar Service virtual >train.log 2>&1 &
training=$!
for _ in $(seq 100); do
  curl -fs http://127.0.0.1:8080/ping >/dev/null && break
  sleep 0.1
done
kill "$training"
wait "$training" || true
echo "the cache of one training run: $(($(stat -c %s service.aot) / 1048576)) MB"
node "$go/ask.mjs" 9 '17, threads' "$OLD/java" -cp service.jar Service threads
node "$go/ask.mjs" 9 '25, threads' "$NEW/java" -cp service.jar Service threads
node "$go/ask.mjs" 9 '25, virtual' "$NEW/java" -cp service.jar Service virtual
node "$go/ask.mjs" 9 '25, virtual, cache' "$NEW/java" -XX:AOTCache=service.aot -cp service.jar Service virtual
one=-XX:ActiveProcessorCount=1
node "$go/ask.mjs" 1 '25, threads, one' "$NEW/java" $one -cp service.jar Service threads
node "$go/ask.mjs" 1 '25, virtual, one' "$NEW/java" $one -cp service.jar Service virtual

part 'What Java 25 chooses by itself'
"$NEW/java" -Xlog:gc -version 2>&1 | grep -o 'Using .*' | sed 's/^/two processors: /'
"$NEW/java" $one -Xlog:gc -version 2>&1 | grep -o 'Using .*' | sed 's/^/one processor:  /'
"$NEW/java" -XX:+PrintFlagsFinal -version 2>/dev/null | awk '$2 == "MaxRAMPercentage" { print "heap, at most:  " $4 " % of the memory" }'

part 'The release that each feature needs: javac 25 --release, one lower and just so'
since() { # since RELEASE NAME < a file of Java
  local release=$1 name=$2 code=0
  mkdir -p "since$release"
  cat >Since.java
  "$NEW/javac" --release "$((release - 1))" -d "since$release" Since.java >lower.log 2>&1 && code=0 || code=$?
  "$NEW/javac" --release "$release" -d "since$release" Since.java >just.log 2>&1 || { cat just.log; exit 1; }
  printf '%-24s %d refused: %s\n' "$name" "$((release - 1))" \
    "$([ "$code" = 0 ] && echo 'NO' || grep -m1 'error:' lower.log | sed 's/.*error: //')"
}
since 16 'record' <<<'record Since(int grams) {}'
since 17 'sealed' <<<'sealed interface Since { final class Letter implements Since {} }'
since 21 'switch with patterns' <<<'class Since { int size(Object o) { return switch (o) { case String s -> s.length(); default -> 0; }; } }'
since 21 'virtual threads' <<<'class Since { Thread go(Runnable r) { return Thread.startVirtualThread(r); } }'
since 21 'getLast()' <<<'class Since { String last(java.util.List<String> all) { return all.getLast(); } }'
since 22 '_' <<<'class Since { int one(java.util.List<String> all) { int n = 0; for (var _ : all) n++; return n; } }'
since 24 'gatherers' <<<'class Since { Object pairs(java.util.List<String> all) { return all.stream().gather(java.util.stream.Gatherers.windowFixed(2)).toList(); } }'
since 25 'void main()' <<<'void main() {}'
since 25 'import module' <<<'import module java.base; class Since { List<String> all; }'
since 25 'checks before super()' <<<'class Since extends Exception { Since(String why) { if (why == null) throw new NullPointerException(); super(why); } }'
since 25 'ScopedValue' <<<'class Since { static final ScopedValue<String> USER = ScopedValue.newInstance(); }'
echo 'class Since { java.util.concurrent.StructuredTaskScope<?, ?> scope; }' >Since.java
"$NEW/javac" Since.java 2>&1 | sed -n '1s/.*error: /StructuredTaskScope on 25: /p' || true
