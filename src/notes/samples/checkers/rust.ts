import path from 'node:path';

import { nativeChecker, type Compiler } from './compileNative.ts';

type Diagnostic = {
  readonly level: string;
  readonly message: string;
  readonly code: { readonly code: string } | null;
  readonly spans: readonly {
    readonly line_start: number;
    readonly is_primary: boolean;
  }[];
};

function readLine(line: string): Diagnostic[] {
  return line.startsWith('{') ? [JSON.parse(line) as Diagnostic] : [];
}

const rustc: Compiler = {
  program: 'rustc',
  question: {
    args: ['--print', 'sysroot'],
    read: (printed) => {
      const home = printed.trim();
      return { command: path.join(home, 'bin/rustc'), home };
    },
  },
  fileName: ({ meta }) => meta.title ?? 'sample.rs',
  args: ({ code }, file) => [
    '--edition=2024',
    '--emit=metadata',
    `--crate-type=${/^\s*(?:async\s+)?fn\s+main\s*\(/m.test(code) ? 'bin' : 'lib'}`,
    '--crate-name=sample',
    '--error-format=json',
    file,
  ],
  includes: /(?:\binclude(?:_str|_bytes)?!\s*[([{]\s*|\bpath\s*=\s*)"(?<path>[^"]+)"/g,
  read: (printed) =>
    printed
      .split('\n')
      .flatMap(readLine)
      .filter(({ level, spans }) => level === 'error' && spans.length > 0)
      .map(({ message, code, spans }) => ({
        line: spans.find((span) => span.is_primary)?.line_start ?? 0,
        message: code ? `${message} (${code.code})` : message,
      })),
};

/** Rust of edition 2024, as far as metadata: types and borrows are checked, nothing is linked. */
export default nativeChecker(rustc);
