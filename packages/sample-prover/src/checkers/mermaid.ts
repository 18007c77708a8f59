import { JSDOM } from 'jsdom';

import { createChecker, findSyntaxError, type SampleError } from '../checker.ts';

/** Mermaid sanitises labels with the browser's `document`. */
async function load() {
  const { window } = new JSDOM('<!doctype html><title>diagram</title>');
  Object.assign(globalThis, { window, document: window.document });
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({ startOnLoad: false });
  return mermaid;
}

/** What the parsers that Jison generated add to their errors. */
type ParseError = Error & {
  readonly hash?: {
    /** The text at which the parser stopped, empty at the end of the diagram. */
    readonly text: string;
    readonly loc: { readonly first_line: number; readonly last_line: number };
  };
};

function describe(code: string, { hash, message }: ParseError): SampleError {
  if (!hash?.loc) {
    const [, line = '0'] = /\bline:? (\d+)/.exec(message) ?? [];
    return { line: Number(line), message: message.split('\n')[0] ?? message };
  }
  const { text, loc } = hash;
  // What nothing closes is read up to the end, and began on the first line.
  const line = text === '' ? loc.first_line : loc.last_line;
  const shown = code.split('\n')[line - 1]?.trim();
  const found =
    text === ''
      ? 'the diagram ends, and a bracket or quote may still be open'
      : `unexpected ${text.trim() === '' ? 'end of the line' : `"${text}"`}`;
  return { line, message: `Mermaid can't parse "${shown}": ${found}.` };
}

/** Checks diagrams with mermaid's own parser, in the version that pages load. */
export default createChecker(
  'parsed',
  ({ code }, _job, mermaid) =>
    findSyntaxError(
      () => mermaid.parse(code),
      (error: ParseError) => describe(code, error),
    ),
  load,
);
