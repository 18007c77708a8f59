import { JSDOM } from 'jsdom';

import { findInEach, findThrown } from '../eachSample.ts';

/** Mermaid wants a browser's document to clean labels with. */
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
  // Between the two stand the source again and an arrow, which a message in one line turns into noise.
  const [expected] = shown.filter((line) => line.startsWith('Expecting'));
  const line = hash?.loc?.last_line ?? Number(named ?? 0);
  return { line, message: expected ? `${what} ${expected}` : what };
}

/** Diagrams, by mermaid's own parser of the version the page loads. */
export default findInEach(
  'parsed',
  ({ code }, _job, _surroundings, mermaid) =>
    findThrown(() => mermaid.parse(code), Error, describe),
  load,
);
