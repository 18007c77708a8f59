import { readSite, type SiteEnvironment } from '../src/site.ts';

/** One command of the gate. */
export type Step = {
  readonly name: string;
  /** The npm script and what is passed on to it. */
  readonly command: readonly [script: string, ...args: string[]];
  /** The tool whose report holds the step's cases; none where the step is one case itself. */
  readonly reporter?: 'vitest' | 'playwright';
  /** Steps whose result this one looks at. */
  readonly needs?: readonly string[];
  /** The `BASE_URL` it runs with. */
  readonly baseUrl: string;
};

const BUILDS = ['site', 'fixture site', 'browser'];

/**
 * Steps, begun in their order: each lane takes the next one that has not begun. Where there is more
 * than one lane, no step may look at the result of another.
 */
export type Stage = { readonly lanes: number; readonly steps: readonly Step[] };

/**
 * The gate, stage by stage. The site is built twice, at the root of its origin and under a path,
 * and browser tests run on both (under a path, those that an address can change): whichever
 * `BASE_URL` asks for is the one to publish.
 *
 * Most checks keep one core busy, so all that needs no build of the site runs beside it. Browser tests
 * use all cores, and run alone.
 *
 * @param env - the environment, `process.env` as a rule
 */
export function listStages(env: SiteEnvironment): Stage[] {
  const { baseUrl: asked } = readSite(env);
  const root = { baseUrl: '/' };
  const vitest = { ...root, reporter: 'vitest' } as const;
  const subpath = { baseUrl: asked === '/' ? '/notes/' : asked };
  // The longest ones first, so that both lanes end at about the same time.
  const besideSite: Step[] = [
    { name: 'site', command: ['build'], ...root },
    { name: 'tests of processes', command: ['test:checks'], ...vitest },
    { name: 'unit tests', command: ['test:unit'], ...vitest },
    { name: 'tests of bad input', command: ['test:built', 'tests/faults'], ...vitest },
    { name: 'lint', command: ['lint'], ...root },
    { name: 'fixture site', command: ['build:fixture'], ...root },
    { name: 'types', command: ['types'], ...root },
    { name: 'format', command: ['format:check'], ...root },
    { name: 'browser', command: ['browser'], ...root },
  ];
  const onBuilds: Step[] = [
    {
      name: 'tests of the builds',
      command: ['test:built', 'tests/built'],
      needs: ['site', 'fixture site'],
      ...vitest,
    },
    {
      name: 'browser tests',
      command: ['test:browser'],
      reporter: 'playwright',
      needs: BUILDS,
      ...root,
    },
    // Last, because it writes other addresses into the generated files that the tests above read. It is
    // the second build on these; one with notes gone in between is in tests/faults/leftOvers.test.ts.
    {
      name: 'site under a path',
      command: ['build', '--out-dir', 'build-subpath'],
      ...subpath,
    },
    {
      name: 'nginx under a path',
      command: ['test:built', 'tests/built/nginx.test.ts'],
      reporter: 'vitest',
      needs: ['site under a path'],
      ...subpath,
    },
    {
      name: 'browser tests under a path',
      command: ['test:subpath'],
      reporter: 'playwright',
      needs: ['site under a path', ...BUILDS],
      ...subpath,
    },
  ];
  return [
    { lanes: 2, steps: besideSite },
    { lanes: 1, steps: onBuilds },
  ];
}

/** All steps of the gate, as {@link listStages} orders them. */
export function listSteps(env: SiteEnvironment): Step[] {
  return listStages(env).flatMap(({ steps }) => steps);
}
