#!/bin/bash
# Builds the images of the note with Podman on a base made here, starts them and stops them.
. "$(dirname "$0")/../../../shared/lab.sh"
. "$ROOT/labs/shared/podman.sh"
needs tini-static tini
needs curl curl
make_base

steps() { grep -E '(STEP|Using cache)' | sed -E 's/(Using cache) .*/\1/; s/ (--interval|"fetch).*//'; }

head_of "podman $(podman --version | awk '{print $3}')" "crun $(crun --version | awk 'NR == 1 { print $3 }')" \
  "node $node_version" "npm $npm_version" "tini $(tini-static --version | awk '{print $3}')" 'no Docker Engine'
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/docker/intro.md" note
mkdir app
cp -r note/package.json note/tsconfig.json note/src note/Dockerfile note/naive.Dockerfile note/private.Dockerfile app
cd app
printf '%s\n' '' .git '**/node_modules' dist '**/.env*' '**/.npmrc' >>.dockerignore
npm install --package-lock-only --silent
edit() { sed -i "s/'$1'/'$2'/" src/server.ts; }

part 'naive.Dockerfile, after an edit of the source'
build --tag naive --file naive.Dockerfile . >first.log
edit hello hey
build --tag naive --file naive.Dockerfile . | steps

part 'Dockerfile, after an edit of the source'
edit hey hello
build --tag api . >first.log
edit hello hey
build --tag api . | steps
edit hey hello
build --tag api . >last.log
build --tag stage-build --target build . >stage.log

part 'Sizes'
printf 'base %s MB\n' "$(($(bytes "$base") / 1000000))"
for image in naive stage-build api; do
  awk -v image="$image" -v size="$(bytes "$image")" -v base="$(bytes "$base")" \
    'BEGIN { printf "%-12s base + %4.1f MB\n", image, (size - base) / 1e6 }'
done
for image in naive api; do
  box --rm "localhost/$image" du -sk node_modules | sed "s/\t/ KiB: $image, /"
done
box --rm localhost/naive du -sk /root/.npm | sed 's/\t/ KiB: naive, /'

part 'What stays of a token'
layers() { # IMAGE: the entries and the copies of the token in its layers
  pod save --quiet --output image.tar "$1"
  mkdir layers
  tar -C layers -xf image.tar
  local found=0 layer
  for layer in layers/*.tar; do
    tar -tf "$layer" | grep -x 'app/.*token' || true
    if tar -xOf "$layer" | grep -aq s3cr3t; then found=$((found + 1)); fi
  done
  echo "layers with the token's content: $found; in the configuration: $(cat layers/*.json | grep -c s3cr3t || true)"
  rm -r layers image.tar
}
echo s3cr3t >token
printf 'FROM %s\nWORKDIR /app\nCOPY token .\nRUN test -s token\nRUN rm token\n' "$base" >Copied
printf 'FROM %s\nARG TOKEN\nRUN test -n "$TOKEN"\n' "$base" >Argument
printf 'FROM %s\nRUN --mount=type=secret,id=token grep -c . /run/secrets/token\n' "$base" >Mounted
echo '$ COPY, then rm'
build --tag copied --file Copied . >copied.log
box --rm localhost/copied ls -A /app
layers copied
echo '$ --build-arg'
build --tag argument --file Argument --build-arg TOKEN=s3cr3t . >argument.log
layers argument
echo '$ RUN --mount=type=secret'
build --tag mounted --file Mounted --secret id=token,src=token . | grep -x 1
layers mounted
echo '$ private.Dockerfile'
echo '//npm.example.com/:_authToken=s3cr3t' >npmrc
build --tag private --file private.Dockerfile --secret id=npmrc,src=npmrc . | grep '^added'
box --rm localhost/private ls /root/.npmrc || true
layers private

part 'A container of the image'
box --rm localhost/api node -p '`PID ${process.pid}, UID ${process.getuid()}, Node ${process.version}`'
box --rm localhost/api sh -c 'echo x >>dist/server.js' || true
ready() { for _ in $(seq 100); do curl -s -o reply http://127.0.0.1:3000/ && return; sleep 0.1; done; }
box --detach --name api localhost/api >id
ready
cat reply && echo
check=$(pod image inspect --format '{{index .HealthCheck.Test 3}}' localhost/api)
pod exec api node -e "$check" && echo "the health check's command: exit 0"
pod kill --signal INT api >/dev/null && sleep 1
pod inspect --format 'a second after SIGINT: {{.State.Status}}' api
pod stop api >/dev/null
pod inspect --format 'after stop: {{.State.Status}}, exit code {{.State.ExitCode}}' api
pod rm api >/dev/null
box --rm localhost/api node -e \
  "fetch('http://127.0.0.1:3000/').then((r) => process.exit(+!r.ok))" 2>/dev/null || echo "the health check's command without a server: exit $?"

part 'stop during a request of two seconds'
pod create --name files localhost/api >id
pod cp files:/app/dist/server.js server.js
pod cp files:/app image
pod rm files >/dev/null
sed '/^process.once/,$d' server.js >plain.js
printf 'FROM localhost/api\nCOPY plain.js dist/\n' >Plain
build --tag plain --file Plain . >plain.log
printf 'FROM localhost/api\nCMD node dist/server.js\n' >Shell
build --tag shell --file Shell . >shell.log
printf 'FROM localhost/api\nCMD exec node dist/server.js\n' >Exec
build --tag exec --file Exec . >exec.log
stop() { # LABEL ARGUMENT…: what `run` gets
  local label=$1 began ms
  shift
  box --detach --name one "$@" >id
  ready
  node "$LAB/ask.mjs" >answer &
  local client=$!
  sleep 0.5
  began=$(date +%s%N)
  pod stop --time 10 one >/dev/null 2>&1
  ms=$((($(date +%s%N) - began) / 1000000))
  wait "$client"
  printf '%-34s %4s s  exit code %-4s %s\n' "$label" "$((ms / 1000)).$((ms % 1000 / 100))" \
    "$(pod inspect --format '{{.State.ExitCode}}' one)" "$(cat answer)"
  pod rm one >/dev/null
}
stop 'node, with the handler' localhost/api
stop 'node, no handler' localhost/plain node dist/plain.js
stop 'npm start, with the handler' localhost/api npm start
stop 'CMD node (shell form)' localhost/shell
stop 'CMD exec node (shell form)' localhost/exec
tini=(--init --init-path "$(command -v tini-static)")
stop 'tini, node with the handler' "${tini[@]}" localhost/api
stop 'tini, node without the handler' "${tini[@]}" localhost/plain node dist/plain.js
stop 'tini, npm start' "${tini[@]}" localhost/api npm start

part 'The server of the image, while one open connection sends nothing'
sed '/^    setTimeout/d' server.js >image/dist/close.js
printf 'close() alone          %s\n' "$(cd image && node "$LAB/silent.mjs" node dist/close.js)"
printf 'handler of the note    %s\n' "$(cd image && node "$LAB/silent.mjs" node dist/server.js)"
