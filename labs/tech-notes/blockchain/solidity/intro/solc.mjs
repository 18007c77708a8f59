#!/usr/bin/env node
// The compiler of npm's solc (JavaScript) behind the command line that forge expects of the native one.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const solc = createRequire(import.meta.url)('solc');
if (process.argv.includes('--standard-json')) {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
} else {
  console.log(`solc, the solidity compiler\nVersion: ${solc.version()}`);
}
