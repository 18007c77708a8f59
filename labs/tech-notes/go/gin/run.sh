#!/bin/bash
# What Gin does in the note's tables, on Debian's Gin and Go.
. "$(dirname "$0")/../../../shared/lab.sh"
needs go golang-go
gin_version=$(dpkg-query -W -f '${Version}' golang-github-gin-gonic-gin-dev) || {
  echo 'This lab needs apt-get install golang-github-gin-gonic-gin-dev' >&2
  exit 1
}
head_of "go $(go version | awk '{print substr($3, 3)}')" "gin $gin_version" \
  "validator $(dpkg-query -W -f '${Version}' golang-github-go-playground-validator-v10-dev)" 'not 1.12'
part 'What each request got'
GO111MODULE=off GOPATH=/usr/share/gocode GOCACHE=$SCRATCH/cache go test -count 1 "$LAB/gin_test.go" -v |
  grep -vE '^(===|---|PASS|ok|\?)'
