#!/bin/bash
# Gas, attacks, a fuzz test and the invariant of the note's contracts, in forge's EVM.
. "$(dirname "$0")/../../../../shared/lab.sh"
install_packages
[ -d "$ROOT/node_modules/solc" ] || { echo 'This lab needs the packages of the project: npm ci' >&2; exit 1; }
cd "$LAB"
forge() { node_modules/.bin/forge "$@" --root "$LAB" 2>&1; }
head_of "forge $(node_modules/.bin/forge --version | awk 'NR == 1 {print $3}')" \
  "solc $(./solc.mjs --version | awk '/Version/ {print $2}')" 'optimizer 200 runs' 'EVM Osaka'
export FOUNDRY_OUT=$SCRATCH/out FOUNDRY_CACHE_PATH=$SCRATCH/cache
# failures of one run must not be played again by the next
export FOUNDRY_TEST_FAILURES_FILE=$SCRATCH/cache/test-failures
export FOUNDRY_INVARIANT_FAILURE_PERSIST_DIR=$SCRATCH/cache/invariant

part 'The compiler on the seven bugs of the table'
forge build src/Bugs.sol | grep -iE 'warning|success|error'
part 'forge lint on them, at its defaults'
forge lint src/Bugs.sol | grep -E '^(warning|note|error)' | sort | uniq -c || true
echo '(end of list)'
part 'forge lint on the rounding with brackets around the division'
forge lint src/BugsLinted.sol | grep -E '^(warning|note|error)'

part 'Gas, attacks, rounding, layout'
forge test --match-contract MeasureTest -vv |
  grep -E '^ +[a-z].*:|\[(PASS|FAIL)' | sed -E 's/ \(gas: [0-9]+\)//; s/, μ: [0-9]+, ~: [0-9]+//'

part 'Hostile input'
forge test --match-contract HostileTest -vv |
  grep -E '\[(PASS|FAIL)' | sed -E 's/ \(gas: [0-9]+\)//'

part 'The invariant: debts never exceed the balance, 256 runs of 500 calls'
forge test --match-contract SolventTest -vv |
  grep -E 'PASS|FAIL|runs|\| (S|Call|Solvent|Till)|draw|pay'
part 'The same without targetContracts: forge calls the till itself'
forge test --match-contract UntargetedTest -vv |
  grep -E 'PASS|FAIL|runs|\| (S|Call|Unt|Till)|draw|pay'
part 'The same test on the leaky till: its callers never call back'
forge test --match-contract LeakyInvariantTest -vv |
  grep -E 'PASS|FAIL|runs|\| (S|Call|Leaky)|draw|pay'
part 'The same test on the till that rounds both shares up: it has to fail'
{ forge test --match-contract RoundingInvariantTest -vv || true; } |
  sed '/Failing tests/,$d' | grep -E 'PASS|FAIL:|Sequence|runs|\| (S|Call|Round)|draw|pay' |
  sed -E 's/sender=.*calldata=//'
