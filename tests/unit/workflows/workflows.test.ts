import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { listSteps } from '../../../scripts/gate.ts';
import {
  actionOf,
  readWorkflows,
  type Job,
  type Permissions,
} from '../../support/workflows.ts';

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

/** The permissions a job may have beyond reading the repository, by the action that needs them. */
const GRANTS: Readonly<Record<string, Permissions>> = {
  'actions/configure-pages': { pages: 'read' },
  'actions/deploy-pages': { pages: 'write', 'id-token': 'write' },
};

function needed({ steps }: Job): Permissions {
  const actions = steps.map(actionOf);
  const reads = actions.includes('actions/checkout');
  return Object.assign(
    reads ? { contents: 'read' } : {},
    ...actions.map((action) => GRANTS[action]),
  ) as Permissions;
}

function nodeOf({ steps }: Job): string | undefined {
  const setup = steps.find((step) => actionOf(step) === 'actions/setup-node');
  return setup && String(setup.with?.['node-version']);
}

describe('the workflows', () => {
  it('exist', () => {
    expect(workflows.length).toBeGreaterThan(0);
    expect(jobs.length).toBeGreaterThan(0);
  });

  it.each(workflows)(
    '%s has read-only permissions unless a job sets others',
    (_, workflow) => {
      expect(workflow.permissions).toEqual({ contents: 'read' });
    },
  );

  it.each(jobs)('$at has only the permissions that its actions need', ({ job }) => {
    expect(job.permissions ?? { contents: 'read' }).toEqual(needed(job));
  });

  it.each(jobs)('$at has its own timeout', ({ job }) => {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it.each(jobs)('$at runs only npm ci and npm scripts', ({ job }) => {
    const commands = job.steps.flatMap(({ run }) => run?.trim().split('\n') ?? []);
    const unknown = commands.filter((command) => {
      const script = /^npm (?:run )?([\w:]+)$/.exec(command)?.[1] ?? '';
      return command !== 'npm ci' && !(script in scripts);
    });
    expect(unknown).toEqual([]);
  });

  it.each(jobs)('$at exposes no token to code from packages', ({ job }) => {
    const checkouts = job.steps.filter((step) => actionOf(step) === 'actions/checkout');
    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(
      checkouts.map(() => false),
    );
  });

  it.each(jobs)('$at fetches the whole history if it builds', ({ job }) => {
    const builds = job.steps.some((step) =>
      /npm (?:test|run build)/.test(actionOf(step)),
    );
    const checkouts = job.steps.filter((step) => actionOf(step) === 'actions/checkout');
    const depths = checkouts.map((step) => step.with?.['fetch-depth']);
    expect(depths).toEqual(checkouts.map(() => (builds ? 0 : undefined)));
  });

  it(`test on Node ${NODE} and on ${floor}, the oldest that package.json allows`, () => {
    const tested = jobs.filter(({ job }) =>
      job.steps.some((step) => actionOf(step) === 'npm test'),
    );
    expect(tested.map(({ job }) => nodeOf(job)).sort()).toEqual([NODE, floor].sort());
  });

  it('check every week what changes without a commit', () => {
    const weekly = workflows.filter(([, { on }]) => 'schedule' in on);
    const commands = weekly
      .flatMap(([, workflow]) => Object.values(workflow.jobs))
      .flatMap(({ steps }) => steps.map(actionOf));
    expect(commands).toEqual(
      expect.arrayContaining(
        ['audit', 'stale', 'links', 'test:firefox'].map((script) => `npm run ${script}`),
      ),
    );
    expect(scripts['audit']).toMatch(/--audit-level=\w+$/);
  });

  it('ask the registry for advisories only in the weekly run, so that the gate works without it', () => {
    const asking = jobs.filter(({ job }) =>
      job.steps.some((step) => /\baudit\b/.test(actionOf(step))),
    );
    expect(asking.map(({ at }) => at)).toEqual(['weekly.yml audit']);
    expect(listSteps({}).filter(({ command }) => /audit/.test(command[0]))).toEqual([]);
  });

  it('run everything else on the current LTS release of Node', () => {
    const versions = jobs.flatMap(({ job }) => nodeOf(job) ?? []);
    expect(versions.filter((version) => version !== floor)).toEqual(
      Array.from({ length: versions.length - 1 }, () => NODE),
    );
  });
});
