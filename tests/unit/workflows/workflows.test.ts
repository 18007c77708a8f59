import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { actionOf, readWorkflows, type Job } from '../../support/workflows.ts';

type Package = {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
};

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as Package;
const workflows = [...readWorkflows()];
const jobs = workflows.flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ at: `${file} ${name}`, job })),
);

/** The current LTS release of Node, which jobs run on. */
const NODE = '24';
const floor = engines.node.replace('>=', '');

function nodeOf({ steps }: Job): string | undefined {
  const setup = steps.find((step) => actionOf(step) === 'actions/setup-node');
  return setup && String(setup.with?.['node-version']);
}

describe('the workflows', () => {
  it('are there', () => {
    expect(jobs.length).toBeGreaterThan(0);
  });

  it.each(jobs)('$at runs only npm scripts that exist', ({ job }) => {
    const commands = job.steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);
    const unknown = commands.filter((command) => {
      const script = /^npm (?:run )?([\w:]+)$/.exec(command)?.[1] ?? '';
      return command !== 'npm ci' && !(script in scripts);
    });
    expect(unknown).toEqual([]);
  });

  it(`test on Node ${NODE} and on ${floor}, the oldest that package.json allows`, () => {
    const tested = jobs.filter(({ job }) =>
      job.steps.some((step) => actionOf(step) === 'npm test'),
    );
    expect(tested.map(({ job }) => nodeOf(job)).sort()).toEqual([NODE, floor].sort());
  });
});
