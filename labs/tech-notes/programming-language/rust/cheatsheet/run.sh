#!/bin/bash
# Runs every `main` of the note, which the build only compiles, and a few lines beside them.
. "$(dirname "$0")/../../../../shared/lab.sh"
needs rustc rustc
head_of "rustc $(rustc --version | awk '{print $2}')" 'edition 2024'
note=$ROOT/docs/tech-notes/programming-language/rust/cheatsheet.md

# the fences of Rust that are meant to compile, each in a file named for its line
awk '/^````?rust/ { on = !/expect-error/; file = "line" NR ".rs"; next } /^````?$/ { on = 0 } on { print > file }' "$note"
part 'The programs of the note'
for file in $(ls line*.rs | sort -V); do
  grep -q '^fn main' "$file" || { echo "$file: no main"; continue; }
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
cp "$(grep -L '^fn main' line*.rs)" tide/src/lib.rs
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
