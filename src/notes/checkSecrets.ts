import type { Fault, Note } from './note/index.ts';
import { type FaultCache, NO_CACHE } from './cache.ts';

/** Reads what secretlint knows; it takes longer to load than a note to check. */
async function loadLinter() {
  const [{ lintSource }, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const id = '@secretlint/secretlint-rule-preset-recommend';
  const config = { rules: [{ id, rule: creator, options: {} }] };
  return async ({ absolutePath, source }: Note) => {
    const { messages } = await lintSource({
      source: { filePath: absolutePath, content: source, contentType: 'text' },
      // A report is no place for a secret either.
      options: { config, maskSecrets: true },
    });
    return messages;
  };
}

/**
 * Finds keys, tokens and passwords in notes, their code included; an unchanged note comes out of the cache.
 *
 * @param notes - any
 */
export async function checkSecrets(
  notes: readonly Note[],
  cache: FaultCache = NO_CACHE,
): Promise<Fault[]> {
  const found = new Map<string, readonly Fault[]>();
  const fresh = notes.filter(({ hash }) => !cache.get(hash));
  if (fresh.length > 0) {
    const lint = await loadLinter();
    for (const note of fresh) {
      const messages = await lint(note);
      const faults = messages.map(({ message, loc }): Fault => ({
        file: note.file,
        line: loc.start.line,
        rule: 'note/secret',
        severity: 'error',
        message: `The line holds a secret: ${message}.`,
        remedy:
          'Revoke it where it is from, since the history keeps it, and write a name in its place, such as <your-token>.',
      }));
      found.set(note.hash, faults);
      cache.set(note.hash, faults);
    }
  }
  return notes.flatMap(({ hash }) => cache.get(hash) ?? found.get(hash) ?? []);
}
