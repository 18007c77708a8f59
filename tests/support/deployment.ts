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

import { startStaticHost, type Answer } from '../../scripts/staticHost.ts';
import { fixtureBuild } from './builds.ts';

/** The fixture site on a host of its own, which can be deployed anew and switched off. */
export type Deployment = {
  readonly origin: string;
  /** Paths that the host was asked for, in order. */
  readonly asked: string[];
  /** Puts a build in its place whose assets have other names and whose pages say `data-edition`. */
  readonly deployAnew: () => void;
  readonly switchOff: () => Promise<void>;
  readonly switchOn: () => Promise<void>;
  /** Ends the host and removes its files. */
  readonly end: () => Promise<void>;
};

const HASHED = /^(.*\.)([0-9a-f]{6,8})(\.(?:js|css))$/;
const TEXT = /\.(?:html|js|json|css)$/;

function filesOf(directory: string, pattern: RegExp): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(directory, file));
}

/** Other hashes for the same assets: each one backwards. */
function renameAssets(directory: string): (text: string) => string {
  const hashes = new Set<string>();
  for (const folder of ['js', 'css']) {
    const assets = path.join(directory, 'assets', folder);
    for (const file of readdirSync(assets)) {
      const [, name = '', hash = '', suffix = ''] = HASHED.exec(file) ?? [];
      if (!hash) continue;
      hashes.add(hash);
      const renamed = name + [...hash].reverse().join('') + suffix;
      cpSync(path.join(assets, file), path.join(assets, renamed));
      rmSync(path.join(assets, file));
    }
  }
  const known = new RegExp([...hashes].join('|'), 'g');
  return (text) => text.replace(known, (hash) => [...hash].reverse().join(''));
}

function deployAnew(directory: string): void {
  const rename = renameAssets(directory);
  for (const file of filesOf(directory, TEXT)) {
    const text = rename(readFileSync(file, 'utf8'));
    const edition = file.endsWith('.html') ? ' data-edition="second"' : '';
    writeFileSync(file, text.replace('<html ', `<html${edition} `));
  }
  // The worker holds a hash of the home page: with other scripts it is another.
  appendFileSync(path.join(directory, 'sw.js'), '/* second edition */');
}

/** Puts a copy of the fixture site's build on a host. */
export async function deploy(): Promise<Deployment> {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  const { directory: source, baseUrl } = fixtureBuild;
  cpSync(source, directory, {
    recursive: true,
    filter: (file) => !/zh-Hans$|images$|\.map$/.test(file),
  });
  const asked: string[] = [];
  const onAnswer = ({ pathname }: Answer) => asked.push(pathname);
  const serve = (port: number) =>
    startStaticHost({ directory, baseUrl, port, isBare: true, onAnswer });
  let host = await serve(0);
  const { origin } = host;
  return {
    origin,
    asked,
    deployAnew: () => deployAnew(directory),
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
