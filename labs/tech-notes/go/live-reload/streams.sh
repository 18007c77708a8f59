#!/bin/bash
# How long Shutdown waits for an open stream whose handler waits for three different things.
. "$(dirname "$0")/../../../shared/lab.sh"
GO=${GO:-go}
needs "$GO" golang-go
head_of "$("$GO" version | awk '{print "go " substr($3, 3)}')"
export GOCACHE=$SCRATCH/cache GO111MODULE=off
part 'Shutdown with a deadline of two seconds'
"$GO" run "$LAB/streams.go"
