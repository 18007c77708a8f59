import type { Sample } from 'mdx-source';
import { parseLines } from 'mdx-source/cache';
import { checkWithToolchain } from '../toolchain.ts';

type Diagnostic = {
  readonly level: string;
  readonly message: string;
  readonly code: { readonly code: string } | null;
  readonly spans: readonly { line_start: number; is_primary: boolean }[];
};

const MAIN = /^\s*(?:async\s+)?fn\s+main\s*\(/m;

/** Wraps statements in a main function, as rustdoc does; a file of the page stays as it is. */
function wrap({ code, meta }: Sample): string {
  return MAIN.test(code) || meta.title ? code : `fn main() { ${code}\n}`;
}

/**
 * Checks Rust, edition 2024, with `--emit=metadata`: types and borrows are checked,
 * nothing is linked.
 */
export default checkWithToolchain({
  program: 'rustc',
  grammar: 'rust',
  homeArgs: ['--print', 'sysroot'],
  readHome: (printed) => ({ home: printed.trim() }),
  fileName: ({ meta }) => meta.title ?? 'sample.rs',
  wrap,
  args: (file, code) => [
    '--edition=2024',
    '--emit=metadata',
    `--crate-type=${MAIN.test(code) ? 'bin' : 'lib'}`,
    '--crate-name=sample',
    '--error-format=json',
    file,
  ],
  read: (printed) => {
    const found = parseLines(printed) as Diagnostic[];
    const errors = found.filter(
      ({ level, spans }) => level === 'error' && spans.length > 0,
    );
    return errors.map(({ message, code, spans }) => ({
      line: spans.find((span) => span.is_primary)?.line_start ?? 0,
      message: code ? `${message} (${code.code})` : message,
    }));
  },
});
