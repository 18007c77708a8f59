import type { Fault, Note } from './note/index.ts';

/** Loads secretlint on demand, because that takes longer than checking a note. */
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
      // Keep the secret out of our own report.
      options: { config, maskSecrets: true },
    });
    return messages.map(({ message, loc }) => ({
      file,
      line: loc.start.line,
      rule: 'note/secret',
      severity: 'error',
      message: `The line contains a secret: ${message}.`,
      remedy:
        'Revoke it at its provider, because git keeps it, and write a placeholder such as "your-token".',
    }));
  };
}

let linter: ReturnType<typeof loadLinter> | undefined;

/** Finds keys, tokens and passwords in a note and its code. */
export async function findSecrets(note: Note): Promise<Fault[]> {
  return (await (linter ??= loadLinter()))(note);
}
