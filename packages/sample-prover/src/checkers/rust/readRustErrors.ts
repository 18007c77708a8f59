import type { SampleError } from '../../run/checker.ts';
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

/** Without other help: for a module of the standard library, rustc also suggests how to import it. */
const MISSING_CRATE =
  /(?:: use of unresolved module or unlinked crate|; help: you might be missing a crate named) `(\w+)`$|^can't find crate for `(\w+)`/;

/** A suggestion, with the code that it's about. */
function formatHelp({ message, spans }: Diagnostic['children'][number]): string {
  const code = spans[0]?.suggested_replacement?.trim() ?? '';
  return message.includes(code) ? `help: ${message}` : `help: ${message}: \`${code}\``;
}

/** An error as rustc prints it, in one line: with the label of the code it points at, and what would help. */
function toError({ code, message, spans, children }: Diagnostic): SampleError {
  const { line_start = 0, label } = spans.find((span) => span.is_primary) ?? {};
  const what = code ? `${message} (${code.code})` : message;
  const labelled = !label || what.includes(label) ? what : `${what}: ${label}`;
  const help = children.filter(({ level }) => level === 'help').map(formatHelp);
  const text = [labelled, ...help].join('; ');
  const [, named, crate = named] = MISSING_CRATE.exec(text) ?? [];
  const error = { line: line_start, message: text };
  return crate ? { ...error, missing: { tool: `the crate ${crate}` } } : error;
}

/** The compiler's errors. */
export function readRustErrors(printed: string): SampleError[] {
  return (parseJsonLines(printed) as Diagnostic[])
    .filter(({ level, spans }) => level === 'error' && spans.length > 0)
    .map(toError);
}
