import { JSDOM } from 'jsdom';

import { findInEach, findThrown } from '../eachSample.ts';

/** Mermaid sanitises labels with the browser's `document`. */
async function load() {
  const { window } = new JSDOM('<!doctype html><title>diagram</title>');
  Object.assign(globalThis, { window, document: window.document });
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({ startOnLoad: false });
  return mermaid;
}

type ParseError = Error & { readonly hash?: { readonly loc?: { last_line?: number } } };

function describe({ hash, message }: ParseError) {
  const named = /\bline:? (\d+)/.exec(message)?.[1];
  const [what = message, ...shown] = message.split('\n');
  // The lines in between repeat the source with an arrow, which is noise in a one-line
  // message.
  const [expected] = shown.filter((line) => line.startsWith('Expecting'));
  const line = hash?.loc?.last_line ?? Number(named ?? 0);
  return { line, message: expected ? `${what} ${expected}` : what };
}

/** Checks diagrams with mermaid's own parser, in the version that pages load. */
export default findInEach(
  'parsed',
  ({ code }, _job, _surroundings, mermaid) =>
    findThrown(() => mermaid.parse(code), Error, describe),
  load,
);
