// Breaks the page in one way at a time and asks each level whether it notices.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [bin = ''] = process.argv.slice(2);
const faults = [
  ['nothing', {}],
  ['id passed as text', { file: 'page.tsx', from: 'id={7}', to: 'id="7"' }],
  ['late loans look due', { file: 'due.ts', from: 'days > 0', to: 'days !== 0' }],
  [
    'button is a div',
    {
      file: 'loan.tsx',
      from: /<button type="button" onClick=\{renew\}>\s*Renew\s*<\/button>/,
      to: '<div onClick={renew}>Renew</div>',
    },
  ],
  [
    'refusal is ignored',
    { file: 'loan.tsx', from: 'if (!response.ok)', to: 'if (response.status === 1)' },
  ],
  ['server moved its address', { env: { FAULT: 'moved' } }],
  ['server stores nothing', { env: { FAULT: 'forgets' } }],
  ['banner covers the button', { env: { STYLE: '.banner{position:fixed;inset:0}' } }],
  ['text too pale', { env: { STYLE: 'p{color:#bbb}' } }],
];
const levels = {
  compiler: ['tsc', '-p', '.'],
  unit: ['vitest', 'run', 'due.test'],
  component: ['vitest', 'run', 'loan.test'],
  browser: ['playwright', 'test', '--timeout', '20000', '--reporter', 'line'],
};
// On a busy machine a browser may be too slow once, so what fails runs again and has to fail twice.
const run = (command, env = {}) =>
  runOnce(command, env) && runOnce(command, env) ? 'FAILS' : 'passes';
const runOnce = ([tool, ...args], env) => {
  try {
    execFileSync(`${bin}/node`, [`${bin}/${tool}`, ...args], {
      env: { ...process.env, ...env },
      stdio: 'pipe',
    });
    return false;
  } catch (error) {
    if (process.env.SHOW) console.error(String(error.stdout), String(error.stderr));
    return true;
  }
};
console.log(
  'fault'.padEnd(26) +
    Object.keys(levels)
      .map((name) => name.padEnd(11))
      .join('')
      .trimEnd(),
);
for (const [name, { file, from, to, env }] of faults) {
  const before = file && readFileSync(file, 'utf8');
  if (file) {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${file} has no ${from}`);
    writeFileSync(file, after);
  }
  execFileSync(
    `${bin}/esbuild`,
    ['page.tsx', '--bundle', '--jsx=automatic', '--outfile=page.js'],
    { stdio: 'pipe' },
  );
  const marks = Object.values(levels).map((command) => run(command, env).padEnd(11));
  console.log((name.padEnd(26) + marks.join('')).trimEnd());
  if (file) writeFileSync(file, before);
}
