import type { Fault, Note } from './note/index.ts';

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
      message: `The line contains a secret: ${message}.`,
      remedy:
        'Revoke it at its provider, because git keeps it, and write a placeholder such as <your-token>.',
    }));
  };
}

let linter: ReturnType<typeof loadLinter> | undefined;

/** Finds keys, tokens and passwords in a note, its code included. */
export async function findSecrets(note: Note): Promise<Fault[]> {
  return (await (linter ??= loadLinter()))(note);
}
