#!/bin/bash
# What a resize leaves of the two labels that a generated picture carries, and the note's resize.mjs.
. "$(dirname "$0")/../../../shared/lab.sh"
needs openssl openssl
[ -d "$LAB/node_modules/sharp" ] || install_packages
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "@trustnxt/c2pa-ts $(version_of @trustnxt/c2pa-ts)" "sharp $(version_of sharp)" \
  "$(openssl version | cut -d' ' -f1,2)" "node $(node -v)"
ln -s "$LAB/node_modules" node_modules
cp "$LAB"/*.mjs "$LAB/label.xmp" .
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/ai/aigc/index.md" .

ec='-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes'
cat >leaf.ext <<'EXT'
basicConstraints=critical,CA:FALSE
keyUsage=critical,digitalSignature
extendedKeyUsage=critical,emailProtection
authorityKeyIdentifier=keyid
subjectKeyIdentifier=hash
EXT
openssl req -x509 $ec -keyout ca.key -out ca.pem -days 30 -subj /O=Lab/CN=ca 2>/dev/null
openssl req -new $ec -keyout leaf.key -out leaf.csr -subj /O=Lab/CN=generator 2>/dev/null
openssl x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 29 -sha256 \
  -extfile leaf.ext -out leaf.pem 2>/dev/null
node sign.mjs
node derive.mjs

part 'On the way to a page'
node read.mjs generated.jpg default.jpg default.webp keep-metadata.jpg keep-xmp.jpg

part 'The note'"'"'s resize.mjs'
for output in hero.jpg hero.webp hero.avif hero.png; do
  node resize.mjs generated.jpg "$output"
done
node read.mjs hero.jpg hero.webp hero.avif hero.png

part 'Attempts to keep or fake it'
node read.mjs one-bit.jpg pasted.jpg photo.jpg photo-labelled.jpg
