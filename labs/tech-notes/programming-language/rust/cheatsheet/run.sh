#!/bin/bash
# Runs every `main` of the note, which the build only compiles, and a few lines beside them.
. "$(dirname "$0")/../../../../shared/lab.sh"
needs rustc rustc
needs node nodejs
head_of "rustc $(rustc --version | awk '{print $2}')" 'edition 2024'
note=$ROOT/docs/tech-notes/programming-language/rust/cheatsheet.md

# the titled fences under their names, and the others that are meant to compile in files named for their lines
node "$ROOT/labs/shared/fences.mjs" "$note" titled
awk '/^````?rust/ { on = !/expect-error|title=/; file = "line" NR ".rs"; next } /^````?$/ { on = 0 } on { print > file }' "$note"
part 'The programs of the note'
for file in $(ls line*.rs | sort -V); do
  rustc --edition 2024 -A warnings -o "${file%.rs}" "$file"
  "./${file%.rs}" >/dev/null && echo "$file: ran, every assertion held"
done

part 'The same programs, by rustfmt --check'
for file in $(ls line*.rs | sort -V); do
  rustfmt --edition 2024 --check "$file" >/dev/null || echo "$file: not as cargo fmt would set it"
done
echo "$(ls line*.rs | wc -l) read"

part 'The cells of its tables'
rustc --edition 2024 -A warnings -o cells "$LAB/cells.rs" && ./cells

part 'The library of the note, and the commands of its table'
mkdir -p tide/src
cp titled/src/lib.rs tide/src/lib.rs
cat >tide/Cargo.toml <<'TOML'
[package]
name = "tide"
version = "0.1.0"
edition = "2024"

[profile.release]
overflow-checks = true
TOML
export CARGO_TARGET_DIR=$SCRATCH/target CARGO_NET_OFFLINE=true
cd tide
cargo generate-lockfile 2>/dev/null
for command in 'check' 'test' 'test stops -- --nocapture' 'test --doc' 'clippy --all-targets --locked -- -D warnings' \
  'fmt --check' 'fmt' 'build --release --locked'; do
  # shellcheck disable=SC2086
  cargo $command >../cargo.log 2>&1 && code=0 || code=$?
  echo "cargo $command: code $code$(grep -oE '[1-9][0-9]* passed' ../cargo.log | sed 's/^/, /' | tr -d '\n' || true)"
done
cd ..

part 'Its modules, in a new package'
cargo new --quiet --vcs none port
cp titled/src/main.rs titled/src/depth.rs port/src/
cd port
try() { # try COMMAND…: its exit code, and the first error of one that fails
  cargo "$@" >../cargo.log 2>&1 && code=0 || code=$?
  echo "cargo $*: code $code"
  [ "$code" = 0 ] || grep -E '^error' ../cargo.log | head -1
}
try run
try clippy -- -D warnings
try fmt --check
echo 'a file that no mod names, and that is no Rust:'
echo 'no Rust' >src/report.rs
try run
echo 'a library beside it with a second module, a submodule and a re-export:'
cp -r "$LAB"/port/. .
try test
try run
echo 'a private field from another module:'
echo 'pub fn cm(depth: &crate::depth::Depth) -> u32 { depth.cm }' >>src/report.rs
try check
cd ..

part 'Overflow'
for flags in '' '-O' '-O -C overflow-checks=on'; do
  # shellcheck disable=SC2086
  rustc --edition 2024 $flags -o overflow "$LAB/overflow.rs"
  printf '%-28s' "rustc ${flags:-(debug)}"
  ./overflow 2>&1 | grep -oE '250 \+ 10 = .*|attempt to add with overflow' || true
done

part 'max_by(f64::total_cmp) on iter()'
rustc --edition 2024 -o total "$LAB/total_cmp.rs" 2>&1 | grep -E '^error' | head -2 || true
echo 'with copied(), and with a closure:'
rustc --edition 2024 -o total "$LAB/total_cmp_copied.rs" && ./total
