import { existsSync } from 'node:fs';

import { startStaticHost } from './staticHost.ts';
import { fixtureBuild, siteBuild, type Build } from './builds.ts';

async function serve({ directory, baseUrl }: Build, remedy: string) {
  if (!existsSync(directory)) {
    throw new Error(`There is no build in ${directory}. Run this first: ${remedy}`);
  }
  return startStaticHost({ directory, baseUrl, port: 0 });
}

/** Serves the site and the fixture site on free ports during the browser tests. */
export default async function startHosts(): Promise<() => Promise<void>> {
  const hosts = [
    await serve(siteBuild, `npm run build -- --out-dir ${siteBuild.directory}`),
    await serve(fixtureBuild, 'npm run build:fixture'),
  ] as const;
  process.env['SITE_HOST'] = hosts[0].origin + siteBuild.baseUrl;
  process.env['FIXTURE_HOST'] = hosts[1].origin + fixtureBuild.baseUrl;
  return async () => {
    await Promise.all(hosts.map((host) => host.close()));
  };
}
