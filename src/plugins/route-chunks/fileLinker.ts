import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { linkFiles, type Manifest } from './linkFiles.ts';

/** The part of a compiler, webpack's or Rspack's, that is needed here. */
type Compiler = {
  readonly hooks: {
    readonly afterEmit: { tapPromise: (name: string, use: () => Promise<void>) => void };
  };
};

/**
 * Makes the bundler plugin that completes the manifest once it is written, before the pages are.
 *
 * @param generatedFilesDir - Docusaurus' folder for what it generates
 */
export function createFileLinker(generatedFilesDir: string) {
  const manifest = path.join(generatedFilesDir, 'client-manifest.json');
  const registry = path.join(generatedFilesDir, 'registry.js');
  return {
    apply({ hooks }: Compiler): void {
      hooks.afterEmit.tapPromise('route-chunks', async () => {
        const [files, modules] = await Promise.all([
          readFile(manifest, 'utf8'),
          readFile(registry, 'utf8'),
        ]);
        const linked = linkFiles(JSON.parse(files) as Manifest, modules);
        await writeFile(manifest, JSON.stringify(linked));
      });
    },
  };
}
