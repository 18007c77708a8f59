import { site } from '../../src/site.ts';

/** A built site and the path it was built for. */
export type Build = {
  readonly directory: string;
  readonly baseUrl: string;
};

/** The fixture site, with every optional feature enabled. */
export const fixtureBuild: Build = { directory: 'build-fixture', baseUrl: '/' };

/** The build of the site itself: `build`, or `build-subpath` if `BASE_URL` puts the site under a path. */
export const siteBuild: Build = {
  directory: site.baseUrl === '/' ? 'build' : 'build-subpath',
  baseUrl: site.baseUrl,
};
