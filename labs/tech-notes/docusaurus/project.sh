# Sourced by the lab's scripts: a fresh project of create-docusaurus $1, and what a build of it says.
export DOCUSAURUS_NO_PERSISTENT_CACHE=true NO_UPDATE_NOTIFIER=1
if [ ! -d site ]; then
  npx --yes "create-docusaurus@$1" site classic --typescript --package-manager npm >&2
fi
cd site
version_of() {
  local file
  file=$(find node_modules -path "*node_modules/$1/package.json" | head -1)
  node -p "JSON.parse(fs.readFileSync('$file')).version"
}

# build NAME [ARG…]: exit code, and what the build says apart from its stack traces
build() {
  local name=$1 code=0
  shift
  rm -rf build .docusaurus
  npx docusaurus build "$@" >../log 2>&1 || code=$?
  printf -- '-- %s: exit code %s\n' "$name" "$code"
  grep -vE '^( |│)*at |^\[INFO\]|^ *\.\.\. [0-9]+ lines|^ *$' ../log | cut -c1-200 | head -"${LINES_SHOWN:-40}" || true
}
