import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Makes a folder of its own for one execution, fills it, and takes it away afterwards.
 *
 * @param files - text by name relative to the folder
 * @param dependencies - the `node_modules` that the folder links to, if any
 * @param work - gets the folder's real path
 */
export async function withScratch<T>(
  files: ReadonlyMap<string, string>,
  dependencies: string | undefined,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'sample-')));
  try {
    for (const [name, text] of files) {
      const target = path.resolve(folder, name);
      if (!target.startsWith(folder + path.sep)) {
        throw new Error(`The title "${name}" leads out of the sample's folder.`);
      }
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    if (dependencies) await symlink(dependencies, path.join(folder, 'node_modules'));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
