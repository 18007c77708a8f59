import { readSite, type SiteEnvironment } from '../../src/site.ts';

/** A built site and the path it was built for. */
export type Build = {
  readonly directory: string;
  readonly baseUrl: string;
};

/** The fixture site, with every optional feature enabled. */
export const fixtureBuild: Build = { directory: 'build-fixture', baseUrl: '/' };

/**
 * The build of the site itself that the tests use: `build`, or `build-subpath` if `BASE_URL` puts the
 * site under a path.
 *
 * @param env - the environment, usually `process.env`
 */
export function siteBuild(env: SiteEnvironment): Build {
  const { baseUrl } = readSite(env);
  return { directory: baseUrl === '/' ? 'build' : 'build-subpath', baseUrl };
}
