import type { Page } from 'mdx-source';
import { matchesIn } from './rules/index.ts';
import type { Ungraded } from './ungraded.ts';

/** Live keys of Stripe (https://docs.stripe.com/keys), which secretlint's rules don't know. */
const STRIPE_KEY = /\b(?:[rs]k_live|whsec)_[0-9a-zA-Z]{24,}\b/g;

/** What can't be a live secret: a placeholder, one repeated character, or a password for this machine. */
const HARMLESS = /your[-_]|<\w|([\w*])\1{7}|@(?:localhost|127\.0\.0\.1)\b/i;

/** Loads secretlint on demand, because that takes longer than checking a note. */
async function loadLinter() {
  const [{ lintSource }, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const id = '@secretlint/secretlint-rule-preset-recommend';
  const config = { rules: [{ id, rule: creator, options: {} }] };
  return async ({ file, absolutePath, source }: Page): Promise<Ungraded[]> => {
    const { messages } = await lintSource({
      source: { filePath: absolutePath, content: source, contentType: 'text' },
      options: { config },
    });
    const secrets = [
      ...messages
        .filter(({ range }) => !HARMLESS.test(source.slice(...range)))
        .map(({ messageId, loc }) => [messageId, loc.start.line] as const),
      ...matchesIn([{ line: 1, text: source }], STRIPE_KEY).map(
        ({ line }) => ['STRIPE_KEY', line] as const,
      ),
    ];
    // The report must not contain the secret itself.
    return secrets.map(([kind, line]) => ({
      file,
      line,
      rule: 'note/secret',
      message: `The line contains a secret: ${kind}.`,
      remedy:
        'Revoke it at its provider, because git keeps it, and write a placeholder such as "your-token".',
    }));
  };
}

let linter: ReturnType<typeof loadLinter> | undefined;

/** Finds keys, tokens and passwords in a note and its code. */
export async function findSecrets(note: Page): Promise<Ungraded[]> {
  return (await (linter ??= loadLinter()))(note);
}
