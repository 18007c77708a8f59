import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

import { readSite } from '../src/site.ts';
import { countCases, sumCases, type CaseCount, type Report } from './caseCount.ts';
import { listStages, type Stage, type Step } from './gate.ts';
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

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

/** Runs a step. In parallel with others, it prints when it's done, so that its output stays together. */
async function runStep(step: Step, isAlone: boolean): Promise<CaseCount> {
  const { name, command, reporter, baseUrl } = step;
  const [script, ...args] = command;
  const file = reportFile(step);
  const started = performance.now();
  const title = `\n=== ${name}: npm run ${command.join(' ')}`;
  console.log(isAlone ? title : `... ${name} begins`);
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(
    'npm',
    ['run', '--silent', script, '--', ...args, ...reportFlags(reporter, file)],
    {
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, BASE_URL: baseUrl },
    },
  );
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  }
  const [status] = (await once(child, 'close')) as [number | null];
  if (!isAlone) console.log(`${title}\n${Buffer.concat(printed).toString()}`);

  const report = reporter && readReport(file);
  const count = countCases(status === 0, report);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `=== ${name}: ${count.failed === 0 ? 'passed' : 'FAILED'} (${count.passed} passed, ${count.failed} failed, ${seconds} s)`,
  );
  return count;
}

/** Runs a step, unless one it depends on has failed. */
async function runIfWhole(
  step: Step,
  isAlone: boolean,
  counts: Map<string, CaseCount>,
): Promise<void> {
  const broken = step.needs?.filter((name) => counts.get(name)?.failed !== 0) ?? [];
  if (broken.length > 0) {
    console.log(`\n=== ${step.name}: FAILED, not run because of: ${broken.join(', ')}`);
    counts.set(step.name, { passed: 0, failed: 1 });
  } else {
    counts.set(step.name, await runStep(step, isAlone));
  }
}

/** Runs all steps even if some fail, so that one run shows everything. */
async function runStages(stages: readonly Stage[]): Promise<Map<string, CaseCount>> {
  const counts = new Map<string, CaseCount>();
  for (const { lanes, steps } of stages) {
    const waiting = [...steps];
    const runLane = async () => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        await runIfWhole(step, lanes === 1, counts);
      }
    };
    await Promise.all(Array.from({ length: lanes }, runLane));
  }
  return counts;
}

/** Repeats at the end of the log which command failed. */
function reportStep({ name, command, baseUrl }: Step): void {
  const isDefault = baseUrl === readSite(process.env).baseUrl;
  const setting = isDefault ? '' : `BASE_URL=${baseUrl} `;
  console.log(`FAILED: ${name}. Run it alone: ${setting}npm run ${command.join(' ')}`);
}

async function main(): Promise<void> {
  const stages = listStages(process.env);
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const counts = await runStages(stages);
  const failed = stages
    .flatMap(({ steps }) => steps)
    .filter(({ name }) => counts.get(name)?.failed !== 0);
  const sum = sumCases([...counts.values()]);

  console.log('');
  failed.forEach(reportStep);
  process.exitCode = failed.length === 0 ? 0 : 1;
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
}

await runCommand(main);
