import type { Fault, Note } from './note/index.ts';

/** Keys that the recommended rules don't know (https://docs.stripe.com/keys). */
const STRIPE = [
  { name: 'Stripe secret key', pattern: '/\\b[rs]k_live_[0-9a-zA-Z]{24,}\\b/' },
  { name: 'Stripe webhook secret', pattern: '/\\bwhsec_[0-9a-zA-Z]{24,}\\b/' },
];

/** Loads secretlint on demand, because that takes longer than checking a note. */
async function loadLinter() {
  const [{ lintSource }, recommended, pattern] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
    import('@secretlint/secretlint-rule-pattern'),
  ]);
  const config = {
    rules: [
      {
        id: '@secretlint/secretlint-rule-preset-recommend',
        rule: recommended.creator,
        options: {},
      },
      {
        id: '@secretlint/secretlint-rule-pattern',
        rule: pattern.creator,
        options: { patterns: STRIPE },
      },
    ],
  };
  return async ({ file, absolutePath, source }: Note): Promise<Fault[]> => {
    const { messages } = await lintSource({
      source: { filePath: absolutePath, content: source, contentType: 'text' },
      // Keep the secret out of our own report.
      options: { config, maskSecrets: true },
    });
    return messages.map(({ messageId, loc }) => ({
      file,
      line: loc.start.line,
      rule: 'note/secret',
      severity: 'error',
      // Such as GITHUB_TOKEN; PATTERN is that of Stripe.
      message: `The line contains a secret: ${messageId.replace('PATTERN', 'STRIPE_KEY')}.`,
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
