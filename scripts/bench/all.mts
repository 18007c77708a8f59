import { execFileSync } from 'node:child_process';

/** In this order: what looks at `build/` first, what makes builds of its own last. */
const BENCHES = ['bytes', 'speed', 'notes', 'start', 'build', 'scale'];

/** `npm run bench`: all of them, one after the other; one that fails ends it. */
for (const bench of BENCHES) {
  console.log(`\nnpm run bench:${bench}`);
  execFileSync('npm', ['run', '--silent', `bench:${bench}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
