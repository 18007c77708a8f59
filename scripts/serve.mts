import { existsSync } from 'node:fs';

import { readSite } from '../src/site.ts';
import { startStaticHost } from './staticHost.ts';

const directory = process.argv[2] ?? 'build';
const port = Number(process.env['PORT'] ?? 3000);
const { baseUrl } = readSite(process.env);

if (!existsSync(directory)) {
  console.error(`There is no build in ${directory}. Make one first: npm run build`);
  process.exit(1);
}
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(
    `PORT is "${process.env['PORT']}", which is no port. Like this: PORT=3000`,
  );
  process.exit(1);
}

try {
  const host = await startStaticHost({ directory, baseUrl, port });
  console.log(`${directory} is served at ${host.origin}${baseUrl}`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Choose another: PORT=${port + 1} npm run serve`);
  process.exit(1);
}
