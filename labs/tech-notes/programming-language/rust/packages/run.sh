#!/bin/bash
# What a crate brings along: how many others, how long the first build, how large the program.
. "$(dirname "$0")/../../../../shared/lab.sh"
needs cargo cargo
REGISTRY=/usr/share/cargo/registry
[ -d $REGISTRY ] || { echo 'This lab needs the crates of Debian. Install them: see README.md' >&2; exit 1; }
export CARGO_HOME=$SCRATCH/cargo
mkdir -p cargo
cat >cargo/config.toml <<CONFIG
[source.crates-io]
replace-with = "debian"

[source.debian]
directory = "$REGISTRY"
CONFIG
head_of "rustc $(rustc --version | awk '{print $2}')" "cargo $(cargo --version | awk '{print $2}')"

# project NAME: a new program; its main comes from standard input
project() {
  mkdir -p "$1/src"
  printf '[package]\nname = "%s"\nversion = "0.1.0"\nedition = "2024"\n\n[dependencies]\n' "$1" >"$1/Cargo.toml"
  cat >"$1/src/main.rs"
}
# measure NAME: two first builds, the crates and the size of the program
measure() {
  (
    cd "$1"
    local times=() from
    for _ in 1 2; do
      rm -rf target
      from=$(date +%s%N)
      cargo build --release --offline -q 2>err || { cat err; exit 1; }
      times+=($((($(date +%s%N) - from) / 100000000)))
    done
    strip target/release/"$1"
    printf '%-14s %3d crates  %2d.%d and %2d.%d s  %5d KB  %s\n' "$1" \
      "$(cargo tree --offline -e normal,build --prefix none 2>/dev/null | awk 'NF {print $1, $2}' | sort -u | tail -n +2 | wc -l)" \
      $((times[0] / 10)) $((times[0] % 10)) $((times[1] / 10)) $((times[1] % 10)) \
      $(($(stat -c %s target/release/"$1") / 1000)) "$(./target/release/"$1" 2>&1 | tail -1)"
  )
}
add() { printf '%s\n' "$2" >>"$1/Cargo.toml"; }

part 'Crates beside the program itself, two first builds in release mode, size when stripped, last line'
project bare <<'M'
fn main() { println!("bare"); }
M
project json <<'M'
#[derive(serde::Deserialize)]
struct Order { id: u32 }
fn main() {
    let order: Order = serde_json::from_str(r#"{"id": 7}"#).unwrap();
    println!("{}", order.id);
}
M
add json 'serde = { version = "1", features = ["derive"] }'
add json 'serde_json = "1"'
project errors <<'M'
#[derive(Debug, thiserror::Error)]
#[error("no order {0}")]
struct Missing(u32);
fn find() -> anyhow::Result<()> { Err(Missing(7))? }
fn main() { println!("{}", find().unwrap_err()); }
M
add errors 'anyhow = "1"'
add errors 'thiserror = "2"'
project args <<'M'
use clap::Parser;
#[derive(Parser)]
struct Args { #[arg(default_value_t = 7)] order: u32 }
fn main() { println!("{}", Args::parse().order); }
M
add args 'clap = { version = "4", features = ["derive"] }'
project pattern <<'M'
fn main() { println!("{}", regex::Regex::new(r"\d+").unwrap().is_match("order 7")); }
M
add pattern 'regex = "1"'
project parallel <<'M'
use rayon::prelude::*;
fn main() { println!("{}", (0..1000u64).into_par_iter().sum::<u64>()); }
M
add parallel 'rayon = "1"'
project dates <<'M'
fn main() { println!("{}", "2026-11-23".parse::<jiff::civil::Date>().unwrap().weekday().to_monday_one_offset()); }
M
add dates 'jiff = "0.2"'
project async_small <<'M'
#[tokio::main(flavor = "current_thread")]
async fn main() { println!("{}", tokio::spawn(async { 7 }).await.unwrap()); }
M
add async_small 'tokio = { version = "1", features = ["rt", "macros"] }'
project async_full <<'M'
#[tokio::main(flavor = "current_thread")]
async fn main() { println!("{}", tokio::spawn(async { 7 }).await.unwrap()); }
M
add async_full 'tokio = { version = "1", features = ["full"] }'
project http <<'M'
#[tokio::main(flavor = "current_thread")]
async fn main() { println!("{}", reqwest::get("http://127.0.0.1:9/").await.is_err()); }
M
add http 'reqwest = "0.13"'
add http 'tokio = { version = "1", features = ["rt", "macros"] }'
for name in bare json errors args pattern parallel dates async_small async_full http; do measure "$name" || true; done

part 'Versions'
for name in json errors args pattern parallel dates async_full http; do
  (cd $name && cargo tree --offline --depth 1 -e normal --prefix none 2>/dev/null | awk 'NR > 1 {print $1, $2}')
done | sort -u

part 'Features of one crate are the union of what all ask for'
cat >json/src/main.rs <<'M'
fn main() { println!("{}", serde_json::from_str::<serde_json::Value>(r#"{"b":1,"a":2}"#).unwrap()); }
M
(cd json && cargo run -q --offline)
mkdir -p json/other/src && printf '[package]\nname = "other"\nversion = "0.1.0"\nedition = "2024"\n\n[dependencies]\nserde_json = { version = "1", features = ["preserve_order"] }\n' >json/other/Cargo.toml
echo '' >json/other/src/lib.rs
echo 'other = { path = "other" }' >>json/Cargo.toml
(cd json && cargo run -q --offline)
