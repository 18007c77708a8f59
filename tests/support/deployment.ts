import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { startStaticHost } from '../../scripts/host/staticHost.ts';
import { fixtureBuild } from './builds.ts';

/** The fixture site on its own host, which can be redeployed and shut down. */
export type Deployment = {
  readonly origin: string;
  /** Requested paths, in order. */
  readonly asked: string[];
  /** Deploys a build with other asset names, whose pages have `data-edition`. */
  readonly redeploy: () => void;
  readonly switchOff: () => Promise<void>;
  readonly switchOn: () => Promise<void>;
  /** Stops the host and deletes its files. */
  readonly end: () => Promise<void>;
};

const HASHED = /^(.*\.)([0-9a-f]{6,8})(\.(?:js|css))$/;
const TEXT = /\.(?:html|js|json|css)$/;

function filesOf(directory: string, pattern: RegExp): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(directory, file));
}

/** Another hash of the same length; reversed, one in 4,096 would stay the same. */
const complement = (hash: string): string =>
  hash.replace(/./g, (digit) => (15 - parseInt(digit, 16)).toString(16));

/** Renames assets by giving each another hash. */
function renameAssets(directory: string): (text: string) => string {
  const hashes = new Set<string>();
  for (const folder of ['js', 'css']) {
    const assets = path.join(directory, 'assets', folder);
    for (const file of readdirSync(assets)) {
      const [, name = '', hash = '', suffix = ''] = HASHED.exec(file) ?? [];
      if (!hash) continue;
      hashes.add(hash);
      const renamed = name + complement(hash) + suffix;
      cpSync(path.join(assets, file), path.join(assets, renamed));
      rmSync(path.join(assets, file));
    }
  }
  const known = new RegExp([...hashes].join('|'), 'g');
  return (text) => text.replace(known, complement);
}

function redeploy(directory: string): void {
  const rename = renameAssets(directory);
  for (const file of filesOf(directory, TEXT)) {
    const text = rename(readFileSync(file, 'utf8'));
    const edition = file.endsWith('.html') ? ' data-edition="second"' : '';
    writeFileSync(file, text.replace('<html ', `<html${edition} `));
  }
  // The worker contains a hash of the assets' names.
  appendFileSync(path.join(directory, 'sw.js'), '/* second edition */');
}

/** Serves a copy of the fixture site's build. */
export async function deploy(): Promise<Deployment> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  const { directory: source, baseUrl } = fixtureBuild;
  cpSync(source, directory, {
    recursive: true,
    // Without `_headers`, as on GitHub Pages.
    filter: (file) => !/zh-Hans$|images$|\.map$|_headers$/.test(file),
  });
  const asked: string[] = [];
  const onResponse = (pathname: string) => void asked.push(pathname);
  const serve = (port: number) =>
    startStaticHost({ directory, baseUrl, port, onResponse });
  let host = await serve(0);
  const { origin } = host;
  return {
    origin,
    asked,
    redeploy: () => redeploy(directory),
    switchOff: () => host.close(),
    switchOn: async () => {
      host = await serve(Number(new URL(origin).port));
    },
    end: async () => {
      await host.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
