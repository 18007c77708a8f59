import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Job = {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly steps: readonly {
    readonly if?: string;
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
};

const readJobs = (file: string) =>
  (
    parse(readFileSync(`.github/workflows/${file}`, 'utf8')) as {
      jobs: Record<string, Job>;
    }
  ).jobs;
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;
const { scripts, engines } = read('package.json') as {
  scripts: object;
  engines: { node: string };
};

const jobs = readJobs('ci.yml');
const { gate, publish } = jobs;

/** What each step of a job runs: the action without its version, or the command. */
const listRuns = (job?: Job) =>
  job?.steps.map(({ uses, run }) => uses?.replace(/@.*/, '') ?? run ?? '') ?? [];
const stepOf = (job: Job | undefined, runs: string) =>
  job?.steps[listRuns(job).indexOf(runs)];

const UPLOAD = 'actions/upload-pages-artifact';

describe('what is published was tested', () => {
  it('in every job that runs the tests, on the LTS release of Node and on the oldest', () => {
    const tests = Object.entries(jobs).filter(([, job]) =>
      listRuns(job).includes('npm test'),
    );
    expect(publish?.needs).toEqual(tests.map(([name]) => name));
    const nodes = tests.map(
      ([, job]) => stepOf(job, 'actions/setup-node')?.with?.['node-version'],
    );
    expect(nodes).toEqual([24, engines.node.replace('>=', '')]);
  });

  it('and is published only from main, and never after a failure', () => {
    expect(publish?.if).toContain("github.ref == 'refs/heads/main'");
    expect(stepOf(gate, UPLOAD)?.if).toBe(publish?.if);
    expect(readFileSync('.github/workflows/ci.yml', 'utf8')).not.toContain(
      'continue-on-error',
    );
  });

  it('as the folder that the tests built, without another build', () => {
    const runs = listRuns(gate);
    const later = runs.slice(runs.indexOf('npm test') + 1);
    expect(later).toContain(UPLOAD);
    const steps = [...later, ...listRuns(publish)];
    expect(steps.filter((run) => !run.startsWith('actions/'))).toEqual([]);
  });
});

it.each(['ci.yml', 'weekly.yml'])('%s runs only npm scripts that exist', (file) => {
  const commands = Object.values(readJobs(file)).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => run ?? []),
  );
  expect(commands.length).toBeGreaterThan(0);
  const known = [
    'npm ci',
    'npm test',
    ...Object.keys(scripts).map((name) => `npm run ${name}`),
  ];
  expect(commands.filter((command) => !known.includes(command))).toEqual([]);
});
