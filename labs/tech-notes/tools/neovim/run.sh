#!/bin/bash
# The files of the note on Neovim 0.12: server, rename, comments, picker, lock file, messages, startup time.
. "$(dirname "$0")/../../../shared/lab.sh"
needs nvim neovim
needs rg ripgrep
needs tmux tmux
needs gcc gcc
needs git git
version=$(nvim --version | sed -n '1s/NVIM v//p')
case $version in 0.[0-9].* | 0.1[01].*) echo "This lab needs Neovim 0.12, not $version" >&2 && exit 1 ;; esac
export HOME=$SCRATCH/home XDG_CONFIG_HOME=$SCRATCH/home/.config
note=$SCRATCH/note config=$XDG_CONFIG_HOME/nvim
mkdir -p "$config/lsp" "$config/plugin"
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/tools/neovim/index.md" "$note"
cd "$HOME" && npm create -y vite@9.3.0 app -- --template react-ts --no-interactive >/dev/null 2>&1 </dev/null
cd "$HOME/app"
npm install --no-audit --no-fund --silent >/dev/null
typescript=$(node -p "JSON.parse(fs.readFileSync('node_modules/typescript/package.json')).version")
head_of "neovim $version" "typescript $typescript" 'create-vite 9.3.0' "node $(node -v)" "$(rg --version | head -1)" \
  "$(git --version | sed 's/version //')" "$(tmux -V)"
sed -i 's/useState(0)/useState(0)\n  const total: number = "x"/' src/App.tsx

# probe NAME FILE [ARGUMENT…]
probe() {
  local name=$1 file=$2
  shift 2
  PROBE=$name timeout 90 nvim --headless "$@" "$file" -S "$LAB/probe.lua" 2>&1
}

part 'The naive lsp/tsc.lua, with init.lua'
cp "$note/init.lua" "$config/"
cp "$note/naive/lsp/tsc.lua" "$config/lsp/"
probe nothing src/App.tsx
SECTIONS=vim.lsp probe health src/App.tsx | sed -n '/Active Clients/,/root_markers/p'

part "The note's lsp/tsc.lua"
cp "$note/lsp/tsc.lua" "$config/lsp/"
probe server src/App.tsx
SECTIONS=vim.lsp probe health src/App.tsx | sed -n '/Active Clients/,/Attached/p'

part 'Renaming App with grn'
probe rename src/App.tsx

part 'First start with plugin/mini.lua, and the lock file'
cp "$note/plugin/mini.lua" "$config/plugin/"
nvim --headless +qa >/dev/null 2>&1
cat "$config/nvim-pack-lock.json"
SECTIONS='vim.pack vim.health' probe health src/App.tsx | grep -E 'OK|WARNING|ERROR' || true

part 'The picker, on a screen'
mux=(tmux -L "lab$$" -f /dev/null)
"${mux[@]}" new-session -d -s n -x 90 -y 20 'nvim src/App.tsx'
sees() {
  for _ in $(seq 200); do
    "${mux[@]}" capture-pane -p -t n | grep -qF -- "$1" && echo "the screen shows: $1" && return
    sleep 0.1
  done
  echo "never saw: $1"
  "${mux[@]}" capture-pane -p -t n
}
sees 'useState'
"${mux[@]}" send-keys -t n Space f
sees 'Files (rg)'
"${mux[@]}" send-keys -t n main
sleep 1
"${mux[@]}" send-keys -t n Enter
sees 'createRoot'
"${mux[@]}" send-keys -t n Space e
sees 'index.css'
"${mux[@]}" send-keys -t n q
sleep 1
"${mux[@]}" send-keys -t n G o 'const a = document.'
sees 'Field'
"${mux[@]}" kill-server

part 'A lock file with an older commit, as after git pull'
plugin=$HOME/.local/share/nvim/site/pack/core/opt/mini.nvim
on_disk() { git -C "$plugin" describe --tags; }
echo "on disk: $(on_disk)"
older=$(git -C "$plugin" rev-list -n 1 v0.17.0)
sed -i "s/\"rev\": \"[0-9a-f]*\"/\"rev\": \"$older\"/" "$config/nvim-pack-lock.json"
nvim --headless +qa >/dev/null 2>&1
echo "lock file set to v0.17.0, after a restart: $(on_disk)"
nvim --headless "+lua vim.pack.update(nil, { target = 'lockfile', force = true })" +qa >/dev/null 2>&1
echo "after vim.pack.update with target = 'lockfile': $(on_disk)"
rm -rf "$plugin"
nvim --headless +qa >/dev/null 2>&1
echo "plugin deleted, after a restart: $(on_disk)"

part 'gcc on a line of JSX and on one of TypeScript, without a parser'
probe comment src/App.tsx

part 'The same with nvim-treesitter and the parser of tree-sitter-typescript 0.23.2'
(cd "$SCRATCH" && npm pack tree-sitter-typescript@0.23.2 --silent >/dev/null && tar xzf tree-sitter-typescript-*.tgz)
mkdir -p "$config/parser"
(cd "$SCRATCH/package/tsx/src" && gcc -shared -fPIC -O1 -I . parser.c scanner.c -o "$config/parser/tsx.so")
# without its second line, which downloads the parsers
grep -v install "$note/plugin/treesitter.lua" >"$config/plugin/treesitter.lua"
nvim --headless +qa >/dev/null 2>&1
# what install() would link into the data folder
ln -s "$HOME/.local/share/nvim/site/pack/core/opt/nvim-treesitter/runtime/queries" "$config/queries"
git -C "$HOME/.local/share/nvim/site/pack/core/opt/nvim-treesitter" log -1 --format='nvim-treesitter %h of %cs'
probe comment src/App.tsx
rm -rf "$config/plugin/treesitter.lua" "$config/queries" "$config/parser"

part 'What the error table quotes'
mkdir "$HOME/bare" "$HOME/six" "$HOME/loose"
cp -r package.json package-lock.json src "$HOME/bare/"
cd "$HOME/bare" && echo 'no node_modules:' && probe nothing src/App.tsx | tail -2
cd "$HOME/six" && npm init -y >/dev/null && npm install --silent --no-audit --no-fund typescript@6.0.3
echo 'const n: number = "x"' >a.ts
echo 'TypeScript 6.0.3:' && probe nothing a.ts | tail -1
cd "$HOME/loose" && echo 'const n: number = "x"' >a.ts
echo 'no lock file:' && probe nothing a.ts | tail -2

part 'Startup, src/App.tsx without a screen: the fastest of 6, in ms'
cd "$HOME/app"
once() {
  rm -f "$SCRATCH/start.log"
  nvim --headless "$@" --startuptime "$SCRATCH/start.log" src/App.tsx +qa >/dev/null 2>&1
  awk '/NVIM STARTED/ { last = $1 } END { print last }' "$SCRATCH/start.log"
}
mv "$config/plugin" "$SCRATCH/plugin"
for round in $(seq 6); do
  once --clean >>"$SCRATCH/clean"
  once >>"$SCRATCH/init"
  mv "$SCRATCH/plugin" "$config/plugin"
  once >>"$SCRATCH/all"
  mv "$config/plugin" "$SCRATCH/plugin"
done
echo "nvim --clean: $(sort -n "$SCRATCH/clean" | head -1)"
echo "init.lua and lsp/tsc.lua: $(sort -n "$SCRATCH/init" | head -1)"
echo "with plugin/mini.lua: $(sort -n "$SCRATCH/all" | head -1)"
