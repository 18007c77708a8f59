#!/bin/bash
# What Chromium does when a line breaks, what another origin may open, what a message weighs, and what nginx does.
. "$(dirname "$0")/../../shared/lab.sh"
needs chromium chromium
needs nginx nginx-light
modules=$ROOT/node_modules
head_of "$(chromium --version 2>/dev/null | cut -d' ' -f1,2)" \
  "nginx $(nginx -v 2>&1 | sed 's#.*/##')" "node $(node -v)"

ln -s "$modules" node_modules
echo '{ "type": "module" }' >package.json
node "$ROOT/labs/shared/fences.mjs" "$ROOT/docs/tech-notes/web-socket/index.md" .
cp "$LAB/browser.ts" .
mkdir temp
cat >nginx.conf <<'CONF'
pid nginx.pid; error_log stderr error; daemon off; worker_processes 1;
events {}
http {
  access_log off;
  client_body_temp_path temp/b; proxy_temp_path temp/p; fastcgi_temp_path temp/f;
  uwsgi_temp_path temp/u; scgi_temp_path temp/s;
  server {
    listen 127.0.0.1:4400;
    location / {
      proxy_pass http://127.0.0.1:4200;
      proxy_http_version 1.1;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection upgrade;
      proxy_read_timeout 2s;
    }
  }
  server {
    listen 127.0.0.1:4401;
    location / { proxy_pass http://127.0.0.1:4200; }
  }
}
CONF
start nginx.log nginx -p "$PWD" -c "$PWD/nginx.conf"
sleep 1
"$modules/.bin/tsx" browser.ts 2>&1
