import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

import { site } from '../src/site.ts';
import { countCases } from './support/countCases.ts';
import { runCommand } from '../scripts/cli/runCommand.ts';

/** One command of `npm test`. */
type Step = {
  readonly name: string;
  /** The npm script and its arguments. */
  readonly command: string;
  /** The tool whose report lists the step's cases; none if the step counts as one case. */
  readonly tool?: 'vitest' | 'playwright';
  /** Whether the tests of the builds need it. */
  readonly isRequired?: boolean;
  /** Whether it's about the site under a path. */
  readonly isUnderPath?: boolean;
};

/**
 * Steps that don't need a build, and the builds. They run in two lanes, because most of them use one core;
 * the longest come first, so that both lanes finish at about the same time.
 */
const BESIDE_BUILDS: readonly Step[] = [
  { name: 'site', command: 'build', isRequired: true },
  { name: 'tests of processes', command: 'test:processes', tool: 'vitest' },
  { name: 'unit tests', command: 'test:unit', tool: 'vitest' },
  { name: 'tests of bad input', command: 'test:built tests/errors', tool: 'vitest' },
  { name: 'lint', command: 'lint' },
  { name: 'fixture site', command: 'build:fixture', isRequired: true },
  { name: 'types', command: 'types' },
  { name: 'format', command: 'format:check' },
  { name: 'browser', command: 'browser', isRequired: true },
];

/**
 * Steps that run one after the other, because browser tests use all cores. The site is built and tested at
 * the root of its origin and under a path, which is `BASE_URL` if that has one; the build for `BASE_URL` gets
 * published. The build under a path is last, because it overwrites generated files that earlier steps read.
 */
const ON_BUILDS: readonly Step[] = [
  {
    name: 'tests of the builds',
    command: 'test:built tests/built tests/content',
    tool: 'vitest',
  },
  { name: 'browser tests', command: 'test:browser', tool: 'playwright' },
  {
    name: 'site under a path',
    command: 'build --out-dir build-subpath',
    isRequired: true,
    isUnderPath: true,
  },
  {
    name: 'nginx under a path',
    command: 'test:built tests/built/nginx.test.ts',
    tool: 'vitest',
    isUnderPath: true,
  },
  {
    name: 'browser tests under a path',
    command: 'test:subpath',
    tool: 'playwright',
    isUnderPath: true,
  },
];

const REPORTS = 'test-results/reports';

const sum = { passed: 0, failed: 0 };
const failures: string[] = [];
let hasBuilds = true;

function readReport(file: string): object | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  } catch {
    return null;
  }
}

/** Runs a step. In parallel with others, it prints when it's done, so that its output stays together. */
async function run(step: Step, siteBase: string, isAlone: boolean): Promise<void> {
  const { name, command, tool, isUnderPath } = step;
  const path = siteBase === '/' ? '/notes/' : siteBase;
  const baseUrl = isUnderPath ? path : '/';
  const file = `${REPORTS}/${name.replaceAll(' ', '-')}.json`;
  const flags = {
    vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    playwright: ['--reporter=dot,json'],
  };
  const [script = '', ...args] = command.split(' ');
  const line = `npm run ${args.length > 0 ? [script, '--', ...args].join(' ') : script}`;
  const title = `\n=== ${name}: ${line}`;
  console.log(isAlone ? title : `... ${name} begins`);
  const started = performance.now();
  const output = isAlone ? 'inherit' : 'pipe';
  const argv = ['run', '--silent', script, '--', ...args, ...(tool ? flags[tool] : [])];
  const child = spawn('npm', argv, {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, BASE_URL: baseUrl },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (!isAlone) console.log(`${title}\n${printed}`);

  const count = countCases(status === 0, tool && readReport(file));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `=== ${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} (${count.passed} passed, ${count.failed} failed, ${seconds} s)`,
  );
  sum.passed += count.passed;
  sum.failed += count.failed;
  if (count.failed === 0) return;
  if (step.isRequired) hasBuilds = false;
  const setting = baseUrl === siteBase ? '' : `BASE_URL=${baseUrl} `;
  failures.push(`${name}. Run it alone: ${setting}${line}`);
}

/** Runs all steps even if some fail, so that one run shows everything; but no tests of a failed build. */
async function main(): Promise<void> {
  const { baseUrl } = site;
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const waiting = [...BESIDE_BUILDS];
  const runLane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      await run(step, baseUrl, false);
    }
  };
  await Promise.all([runLane(), runLane()]);
  for (const step of ON_BUILDS) {
    if (hasBuilds) await run(step, baseUrl, true);
    else {
      sum.failed += 1;
      failures.push(`${step.name}, not run because of the above`);
    }
  }
  console.log('');
  for (const failure of failures) console.log(`FAILED: ${failure}`);
  process.exitCode = failures.length === 0 ? 0 : 1;
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
}

await runCommand('npm test: everything that CI runs', {}, main);
