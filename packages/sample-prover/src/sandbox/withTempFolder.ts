import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Creates a folder for one execution, fills it, and deletes it afterwards.
 *
 * @param files - file contents by name relative to the folder
 * @param work - gets the folder's real path
 * @param parent - where the folder is created
 */
export async function withTempFolder<T>(
  files: ReadonlyMap<string, string>,
  work: (folder: string) => Promise<T>,
  parent = tmpdir(),
): Promise<T> {
  await mkdir(parent, { recursive: true });
  const folder = await realpath(await mkdtemp(path.join(parent, 'sample-')));
  try {
    for (const [name, text] of files) {
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
