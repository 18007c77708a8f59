import type { SampleError } from '../../checker.ts';
import { parseJsonLines } from '../../sandbox/parseJsonLines.ts';

/** What rustc prints with `--error-format=json`. */
type Diagnostic = {
  readonly level: string;
  readonly message: string;
  readonly code: { readonly code: string } | null;
  readonly spans: readonly {
    readonly line_start: number;
    readonly is_primary: boolean;
    readonly label: string | null;
    readonly suggested_replacement: string | null;
  }[];
  /** Notes and suggestions. */
  readonly children: readonly Omit<Diagnostic, 'children' | 'code'>[];
};

/** What to do about a crate that's missing; the compiler suggests how to import a module of the standard library. */
function remedyForCrate({ spans, children }: Diagnostic): string | undefined {
  if (children.some(({ message }) => message.startsWith('consider importing'))) return;
  const labels = spans.map(({ label }) => label ?? '').join('\n');
  const [, name] = /\bcrate (?:or module )?`([a-z]\w*)`/.exec(labels) ?? [];
  return (
    name &&
    `Samples can use only the standard library: if ${name} is a crate, write nocheck="needs the crate ${name}" after the language; if it's a module, define it here.`
  );
}

/** A suggestion, with the code that it's about. */
function formatHelp({ message, spans }: Diagnostic['children'][number]): string {
  const code = spans[0]?.suggested_replacement?.trim() ?? '';
  return message.includes(code) ? `help: ${message}` : `help: ${message}: \`${code}\``;
}

/** An error as rustc prints it, in one line: with the label of the code it points at, and what would help. */
function toError(error: Diagnostic): SampleError {
  const { code, message, spans, children } = error;
  const { line_start = 0, label } = spans.find((span) => span.is_primary) ?? {};
  const what = code ? `${message} (${code.code})` : message;
  const labelled = !label || what.includes(label) ? what : `${what}: ${label}`;
  const help = children.filter(({ level }) => level === 'help').map(formatHelp);
  return {
    line: line_start,
    message: [labelled, ...help].join('; '),
    remedy: remedyForCrate(error),
  };
}

/** The compiler's errors, or only that of a missing crate, whose macros and types are then missing, too. */
export function readRustErrors(printed: string): SampleError[] {
  const errors = (parseJsonLines(printed) as Diagnostic[])
    .filter(({ level, spans }) => level === 'error' && spans.length > 0)
    .map(toError);
  const cause = errors.find(({ remedy }) => remedy);
  return cause ? [cause] : errors;
}
