import type { Fault, Note } from './note/index.ts';
import type { Cache } from './cache.ts';
import { withoutSilenced } from './silences.ts';

/** Loads what secretlint knows; it takes longer than a note to check. */
async function loadLinter() {
  const [{ lintSource }, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const id = '@secretlint/secretlint-rule-preset-recommend';
  const config = { rules: [{ id, rule: creator, options: {} }] };
  return async ({ file, absolutePath, source }: Note): Promise<Fault[]> => {
    const { messages } = await lintSource({
      source: { filePath: absolutePath, content: source, contentType: 'text' },
      // A report is no place for a secret either.
      options: { config, maskSecrets: true },
    });
    return messages.map(({ message, loc }) => ({
      file,
      line: loc.start.line,
      rule: 'note/secret',
      severity: 'error',
      message: `The line holds a secret: ${message}.`,
      remedy:
        'Revoke it where it is from, since the history keeps it, and write a name in its place, such as <your-token>.',
    }));
  };
}

/**
 * Finds keys, tokens and passwords in notes, their code included; an unchanged note comes out of the cache.
 *
 * @param notes - any
 */
export async function checkSecrets(
  notes: readonly Note[],
  cache?: Cache<readonly Fault[]>,
): Promise<Fault[]> {
  let linter: ReturnType<typeof loadLinter> | undefined;
  const faults: Fault[] = [];
  for (const note of notes) {
    const lint = async () => (await (linter ??= loadLinter()))(note);
    const found = cache?.get(note.hash) ?? (await lint());
    cache?.set(note.hash, found);
    faults.push(...found);
  }
  return withoutSilenced(notes, faults);
}
