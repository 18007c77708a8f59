import { describe, expect, it } from 'vitest';

import { listSteps } from '../../../scripts/gate.ts';
import { siteBuild } from '../../support/builds.ts';
import {
  actionOf,
  evaluate,
  readWorkflows,
  type Job,
  type WorkflowStep,
} from '../../support/workflows.ts';

const UPLOAD = 'actions/upload-pages-artifact';
const DEPLOY = 'actions/deploy-pages';
const CONFIGURE = 'actions/configure-pages';

const jobs = [...readWorkflows()].flatMap(([file, { jobs }]) =>
  Object.entries(jobs).map(([name, job]) => ({ file, name, job })),
);

function only<T>(found: readonly T[], what: string): T {
  if (found.length !== 1) throw new Error(`${found.length} of ${what}, not 1`);
  return found[0] as T;
}

function jobWith(action: string) {
  const has = ({ job }: { job: Job }) =>
    job.steps.some((step) => actionOf(step) === action);
  return only(jobs.filter(has), `jobs with ${action}`);
}

function stepOf(job: Job, action: string): WorkflowStep {
  const found = job.steps.filter((step) => actionOf(step) === action);
  return only(found, `steps with ${action}`);
}

const { file, job: publish } = jobWith(DEPLOY);
const gate = jobWith(UPLOAD);
const configure = stepOf(gate.job, CONFIGURE);
const test = stepOf(gate.job, 'npm test');
const upload = stepOf(gate.job, UPLOAD);

/** The outputs of configure-pages for a site at the root and for a project site. */
const addresses = [
  { origin: 'https://notes.example.org', base_path: '' },
  { origin: 'https://owner.github.io', base_path: '/repo' },
];

function contexts(outputs: Record<string, string>): Record<string, unknown> {
  return { steps: { [configure.id ?? '']: { outputs } } };
}

/** The environment of the gate with these outputs of configure-pages. */
function gateEnvironment(outputs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(test.env ?? {}).map(([key, value]) => [
      key,
      String(evaluate(value, contexts(outputs))),
    ]),
  );
}

describe('publishing', () => {
  it('waits for every job that tests the commit', () => {
    const tests = jobs.filter(
      ({ file: other, job }) =>
        other === file && job.steps.some((step) => actionOf(step) === 'npm test'),
    );
    expect(tests.map(({ name }) => name)).toContain(gate.name);
    expect([publish.needs].flat().sort()).toEqual(tests.map(({ name }) => name).sort());
  });

  it('does not run if a test failed', () => {
    for (const { job } of [gate, { job: publish }]) {
      expect(job['continue-on-error']).toBeUndefined();
      expect(job.steps.filter((step) => 'continue-on-error' in step)).toEqual([]);
    }
    // Only these functions let a job or a step run after a failure.
    for (const condition of [publish.if, upload.if, configure.if, test.if]) {
      expect(condition ?? '').not.toMatch(/always|failure|cancelled/);
    }
  });

  it('uses the artefact of the tests, in the same job, without another build', () => {
    const actions = gate.job.steps.map(actionOf);
    const [configured, tested, uploaded] = [CONFIGURE, 'npm test', UPLOAD].map((action) =>
      actions.indexOf(action),
    );
    expect(configured).toBeLessThan(tested ?? 0);
    expect(tested).toBeLessThan(uploaded ?? 0);
    expect(gate.job.steps.slice(tested).flatMap(({ run }) => run ?? [])).toEqual([
      'npm test',
    ]);
    expect(publish.steps.map(actionOf)).toEqual([DEPLOY]);
  });

  it.each(addresses)('builds for the URL $origin$base_path', (outputs) => {
    expect(gateEnvironment(outputs)).toEqual({
      SITE_URL: outputs.origin,
      BASE_URL: `${outputs.base_path}/`,
    });
  });

  it('uses the default URL and path if Pages is off', () => {
    expect(gateEnvironment({})).toEqual({ SITE_URL: '', BASE_URL: '/' });
  });

  it.each(addresses)(
    'uploads the folder that the browser tests for $origin$base_path used',
    (outputs) => {
      const env = gateEnvironment(outputs);
      const { directory, baseUrl } = siteBuild(env);
      expect(evaluate(String(upload.with?.['path']), contexts(outputs))).toBe(directory);

      const steps = listSteps(env);
      const written = steps.flatMap(({ command: [script, ...args], baseUrl }, place) =>
        script === 'build' ? [{ to: args[1] ?? 'build', baseUrl, place }] : [],
      );
      const build = only(
        written.filter(({ to }) => to === directory),
        `builds into ${directory}`,
      );
      expect(build.baseUrl).toBe(baseUrl);
      const tests = steps.filter(
        (step, place) =>
          step.reporter === 'playwright' &&
          step.baseUrl === baseUrl &&
          place > build.place,
      );
      expect(tests).toHaveLength(1);
    },
  );

  it.each([
    { ref: 'refs/heads/main', hasPages: true, publishes: true },
    { ref: 'refs/heads/main', hasPages: false, publishes: false },
    { ref: 'refs/heads/draft', hasPages: true, publishes: false },
    { ref: 'refs/pull/1/merge', hasPages: true, publishes: false },
  ])(
    'on $ref, with Pages on: $hasPages, runs: $publishes',
    ({ ref, hasPages, publishes }) => {
      const github = { ref, event: { repository: { has_pages: hasPages } } };
      for (const condition of [configure.if, upload.if, publish.if]) {
        expect(evaluate(condition ?? 'true', { github })).toBe(publishes);
      }
      expect(test.if).toBeUndefined();
    },
  );

  it('is not cancelled, and no older commit overtakes a newer one', () => {
    const { concurrency } = readWorkflows().get(file) ?? {};
    const github = { ref: 'refs/heads/main' };
    expect(concurrency?.group).toContain('github.ref');
    expect(evaluate(String(concurrency?.['cancel-in-progress']), { github })).toBe(
      'false',
    );
  });
});
