import type { Page } from 'mdx-source';
import { matchesIn } from '../view/lineNumbers.ts';
import type { Ungraded } from '../problems/ungraded.ts';

/** Live keys of Stripe (https://docs.stripe.com/keys), which secretlint's rules don't know. */
const STRIPE_KEY = /\b(?:[rs]k_live|whsec)_[0-9a-zA-Z]{24,}\b/g;

/** A line of YAML, JSON or an env file with a password that isn't code. */
const PASSWORD =
  /^[ \t-]*(?:export )?["']?\w*(?:PASSW(?:OR)?D|passw(?:or)?d)["']?[=:] *["']?([^\s"'<>(){}$.,;/\\]{10,})["']?,?\s*$/gm;

/** What a placeholder for a password contains. */
const PLACEHOLDERS = ['example', 'change', 'pass', 'p@ss', 'p4ss', 'secret', 's3cret'];

/** Whether a password is a generated one: letters of both cases and digits, and no placeholder. */
function isGenerated(password: string): boolean {
  return (
    [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password)) &&
    !/(\w)\1{4}/.test(password) &&
    !PLACEHOLDERS.some((word) => password.toLowerCase().includes(word))
  );
}

/** Placeholders, and one repeated character; zeros are runs of A in base64. */
const PLACEHOLDER = /[Yy]our[-_]|<\w|(?!A)([\w*])\1{7}|A{16}|:[A-Z]{2,}_?[A-Z]+@/;

/** A password that's the user's name, or for a host that nobody else reaches, such as a container. */
const ONLY_LOCAL =
  /:\/\/(\w+):\1@|@(?:[\w-]+|127\.[\d.]+|10\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+)(?=[:/?]|$)/;

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
    const text = [{ line: 1, text: source }];
    const secrets = [
      ...messages
        .map((message) => ({ ...message, text: source.slice(...message.range) }))
        .filter(({ text }) => !PLACEHOLDER.test(text) && !ONLY_LOCAL.test(text))
        .map(({ messageId, loc }) => ({ kind: messageId, line: loc.start.line })),
      ...matchesIn(text, STRIPE_KEY).map(({ line }) => ({ kind: 'STRIPE_KEY', line })),
      ...matchesIn(text, PASSWORD)
        .filter(([, password = '']) => isGenerated(password))
        .map(({ line }) => ({ kind: 'PASSWORD', line })),
    ];
    // The report must not contain the secret itself.
    return secrets.map(({ kind, line }) => ({
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
