import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { countCases, sumCases, type CaseCount, type Report } from './caseCount.ts';
import { findFailures, type FailureReport } from './failures.ts';

/** One command of the gate. */
type Step = {
  readonly name: string;
  /** The npm script and what is passed on to it. */
  readonly command: readonly [script: string, ...args: string[]];
  /** The tool whose report holds the step's cases; none where the step is one case itself. */
  readonly reporter?: 'vitest' | 'playwright';
  /** Steps whose result this one looks at. */
  readonly needs?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

const SUBPATH = { BASE_URL: '/notes/' };
const REPORTS = 'test-results/reports';

const BUILDS = ['site', 'fixture site', 'browser'];

/** The gate, cheap checks first. All of it runs, so that one call shows all that is wrong. */
const steps: Step[] = [
  { name: 'format', command: ['format:check'] },
  { name: 'lint', command: ['lint'] },
  { name: 'types', command: ['types'] },
  { name: 'unit tests', command: ['test:unit'], reporter: 'vitest' },
  { name: 'site', command: ['build'] },
  { name: 'fixture site', command: ['build:fixture'] },
  {
    name: 'tests of the builds',
    command: ['test:built'],
    reporter: 'vitest',
    needs: ['site', 'fixture site'],
  },
  { name: 'browser', command: ['browser'] },
  {
    name: 'browser tests',
    command: ['test:browser'],
    reporter: 'playwright',
    needs: BUILDS,
  },
  // Last, because it writes other addresses into the generated files that the tests above read. It is
  // the second build on these; one with notes gone in between is in tests/faults/leftOvers.test.ts.
  {
    name: 'site under a path',
    command: ['build', '--out-dir', 'build-subpath'],
    env: SUBPATH,
  },
  {
    name: 'nginx under a path',
    command: ['test:built', 'tests/built/nginx.test.ts'],
    reporter: 'vitest',
    needs: ['site under a path'],
    env: SUBPATH,
  },
  {
    name: 'browser tests under a path',
    command: ['test:e2e'],
    reporter: 'playwright',
    needs: ['site under a path', ...BUILDS],
    env: SUBPATH,
  },
];

function reportFlags(reporter: Step['reporter'], file: string): string[] {
  if (reporter === 'vitest') {
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  }
  return reporter === 'playwright' ? ['--reporter=dot,json'] : [];
}

function reportFile({ name }: Step): string {
  return `${REPORTS}/${name.replaceAll(' ', '-')}.json`;
}

function readReport(file: string): (Report & FailureReport) | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report & FailureReport;
  } catch {
    return null;
  }
}

function runStep(step: Step): CaseCount {
  const { name, command, reporter, env } = step;
  const [script, ...args] = command;
  const file = reportFile(step);
  const started = performance.now();
  console.log(`\n=== ${name}: npm run ${command.join(' ')}`);
  const { status } = spawnSync(
    'npm',
    ['run', '--silent', script, '--', ...args, ...reportFlags(reporter, file)],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...env },
    },
  );
  const report = reporter && readReport(file);
  const count = countCases(status === 0, report);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `=== ${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} (${count.passed} passed, ${count.failed} failed, ${seconds} s)`,
  );
  return count;
}

function runSteps(): Map<string, CaseCount> {
  const counts = new Map<string, CaseCount>();
  for (const step of steps) {
    const broken = step.needs?.filter((name) => counts.get(name)?.failed !== 0) ?? [];
    if (broken.length > 0) {
      console.log(
        `\n=== ${step.name}: FAILED, not run for want of: ${broken.join(', ')}`,
      );
      counts.set(step.name, { passed: 0, failed: 1 });
    } else {
      counts.set(step.name, runStep(step));
    }
  }
  return counts;
}

/** Says at the end what stands far up in the log: the command and the cases that failed. */
function reportStep(step: Step): void {
  const { name, command, env } = step;
  const settings = Object.entries(env ?? {}).map(([key, value]) => `${key}=${value} `);
  console.log(
    `FAILED: ${name}. Run it alone: ${settings.join('')}npm run ${command.join(' ')}`,
  );
  const report = readReport(reportFile(step));
  for (const { title, message } of report ? findFailures(report) : []) {
    console.log(
      `  ${path.relative('', title)}\n    ${message.replaceAll('\n', '\n    ')}\n`,
    );
  }
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const counts = runSteps();
const failed = steps.filter(({ name }) => counts.get(name)?.failed !== 0);
const sum = sumCases([...counts.values()]);

console.log('');
failed.forEach(reportStep);
process.exitCode = failed.length === 0 ? 0 : 1;
console.log(`${sum.passed} passed, ${sum.failed} failed`);
