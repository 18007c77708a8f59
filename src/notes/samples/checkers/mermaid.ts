import { JSDOM } from 'jsdom';

import { eachSample } from '../eachSample.ts';

type Mermaid = typeof import('mermaid').default;

let loading: Promise<Mermaid> | undefined;

/** Mermaid wants a browser's document to clean labels with. */
async function load(): Promise<Mermaid> {
  const { window } = new JSDOM('<!doctype html><title>diagram</title>');
  Object.assign(globalThis, { window, document: window.document });
  const { default: mermaid } = await import('mermaid');
  mermaid.initialize({ startOnLoad: false });
  return mermaid;
}

function lineOf(error: unknown): number {
  const hash = (error as { hash?: { loc?: { last_line?: number } } }).hash;
  if (hash?.loc?.last_line !== undefined) return hash.loc.last_line;
  const named = error instanceof Error ? /\bline:? (\d+)/.exec(error.message) : undefined;
  return Number(named?.[1] ?? 0);
}

function loadOnce(): Promise<Mermaid> {
  return (loading ??= load());
}

/** Diagrams, by mermaid's own parser of the version the page loads. */
export default eachSample(async ({ code }) => {
  const mermaid = await loadOnce();
  try {
    await mermaid.parse(code);
    return { depth: 'parsed', findings: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { depth: 'parsed', findings: [{ line: lineOf(error), message }] };
  }
}, loadOnce);
