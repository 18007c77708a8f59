import { createHash } from 'node:crypto';
import path from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Four letters for a file: among a hundred files two share theirs once in a hundred sites. */
function hashOf(file: string): string {
  const digest = createHash('sha256').update(file).digest();
  return [...digest.subarray(0, 4)].map((byte) => LETTERS[byte % 26]).join('');
}

/**
 * Makes a namer of classes: four letters for the file and a number for the class in it. Names do not
 * depend on the order in which files are compiled, so that each build gives the same.
 *
 * @param root - the folder that paths are taken relative to
 * @returns the namer, which throws when two files come to the same letters
 */
export function createNamer(root: string) {
  const owners = new Map<string, { file: string; locals: string[] }>();
  return (file: string, local: string): string => {
    const name = path.relative(root, file).replaceAll(path.sep, '/');
    const letters = hashOf(name);
    const owner = owners.get(letters) ?? { file: name, locals: [] };
    owners.set(letters, owner);
    if (owner.file !== name) {
      throw new Error(
        `Classes of ${name} and of ${owner.file} would have the same names. Rename either file.`,
      );
    }
    if (!owner.locals.includes(local)) owner.locals.push(local);
    return letters + owner.locals.indexOf(local).toString(36);
  };
}
