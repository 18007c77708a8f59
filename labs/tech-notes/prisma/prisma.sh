# Sourced after lab.sh by the labs about Prisma: its command line, with the engine of schema-engine.mjs.
PACKAGES=$ROOT/labs/tech-notes/prisma/node_modules
export PACKAGES PRISMA_SCHEMA_ENGINE_BINARY=$ROOT/labs/tech-notes/prisma/schema-engine.mjs
export CHECKPOINT_DISABLE=1 PRISMA_HIDE_UPDATE_MESSAGE=1
ln -s "$PACKAGES" node_modules
release() { node -p "require('$PACKAGES/$1/package.json').version"; }
# Without a terminal it asks nothing; the names of migrations begin with the time, which is left out here.
prisma() {
  timeout 60 node_modules/.bin/prisma "$@" </dev/null 2>&1 | sed -E -e 's/20[0-9]{12}_/<time>_/g' -e '/^ +[0-9]+: .*::|^ +at schema-engine|^ +with /d' || true
}
# As at a terminal, where somebody answers y to each question; prints the warnings.
prisma_yes() {
  yes | timeout 60 script -qec "node_modules/.bin/prisma $*" /dev/null 2>&1 | tr -d '\r' |
    sed -E -e 's/\x1b\[[0-9;?]*[A-Za-z]//g' -e 's/20[0-9]{12}_/<time>_/g' | grep -E '^ +•|^Error|created the following' || true
}
