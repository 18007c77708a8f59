import { existsSync } from 'node:fs';

import { readSite } from '../src/site.ts';
import { readBuiltPath } from './hostHeaders.ts';
import { readArguments } from './readArguments.ts';
import { runCommand } from './runCommand.ts';
import { startStaticHost } from './staticHost.ts';

function readPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT is "${value}", which isn't a port. Write for example PORT=3000`);
}

const USAGE = `npm run serve [-- folder]

Serves a build, by default that in build/, the way a static host does, at PORT (3000) of this machine.`;

/** `npm run serve`: serves a build the way a static host does. */
async function main(): Promise<void> {
  const [directory = 'build'] = readArguments(USAGE, {}).positionals;
  const port = readPort(process.env['PORT'] ?? '3000');
  const { baseUrl } = readSite(process.env);
  if (!existsSync(directory)) {
    throw new Error(`There is no build in ${directory}. Run this first: npm run build`);
  }
  const builtPath = readBuiltPath(directory) ?? baseUrl;
  if (builtPath !== baseUrl) {
    throw new Error(
      `${directory} was built for ${builtPath}, so its pages would find none of their files under ${baseUrl}. Serve it under its path: BASE_URL=${builtPath} npm run serve -- ${directory}. Or build it for ${baseUrl}: BASE_URL=${baseUrl} npm run build -- --out-dir ${directory}`,
    );
  }
  try {
    const host = await startStaticHost({ directory, baseUrl, port });
    console.log(`Serving ${directory} at ${host.origin}${baseUrl}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use. Choose another: PORT=${port + 1} npm run serve`,
    );
  }
}

await runCommand(main);
