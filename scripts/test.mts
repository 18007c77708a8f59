import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { readSite } from '../src/site.ts';
import { countCases, sumCases, type CaseCount, type Report } from './caseCount.ts';
import { findFailures, type FailureReport } from './failures.ts';
import { listSteps, type Step } from './gate.ts';
import { runCommand } from './runCommand.ts';

const REPORTS = 'test-results/reports';

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
  const { name, command, reporter, baseUrl } = step;
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
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, BASE_URL: baseUrl },
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

/** All of the gate runs, so that one call shows all that is wrong. */
function runSteps(steps: readonly Step[]): Map<string, CaseCount> {
  const counts = new Map<string, CaseCount>();
  for (const step of steps) {
    const broken = step.needs?.filter((name) => counts.get(name)?.failed !== 0) ?? [];
    if (broken.length > 0) {
      console.log(
        `\n=== ${step.name}: FAILED, not run because these failed: ${broken.join(', ')}`,
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
  const { name, command, baseUrl } = step;
  const isDefault = baseUrl === readSite(process.env).baseUrl;
  const setting = isDefault ? '' : `BASE_URL=${baseUrl} `;
  console.log(`FAILED: ${name}. Run it alone: ${setting}npm run ${command.join(' ')}`);
  const report = readReport(reportFile(step));
  for (const { title, message } of report ? findFailures(report) : []) {
    console.log(
      `  ${path.relative('', title)}\n    ${message.replaceAll('\n', '\n    ')}\n`,
    );
  }
}

function main(): void {
  const steps = listSteps(process.env);
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const counts = runSteps(steps);
  const failed = steps.filter(({ name }) => counts.get(name)?.failed !== 0);
  const sum = sumCases([...counts.values()]);

  console.log('');
  failed.forEach(reportStep);
  process.exitCode = failed.length === 0 ? 0 : 1;
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
}

await runCommand(main);
