import { parentPort } from 'node:worker_threads';

import { cleanSvg } from './cleanSvg.ts';
import { loadMermaid } from './loadMermaid.ts';
import type { RenderReply, RenderResult, RenderRequest } from './workerMessages.ts';

/** Diagram types that only need text measurements; the others are left to the reader's browser. */
const SUPPORTED = /^(?:flowchart|graph|sequence|state|class|er$)/;

const loading = loadMermaid();

function toError(error: unknown): RenderResult {
  const message = error instanceof Error ? error.message : String(error);
  const hash = (error as { hash?: { loc?: { first_line?: number } } } | null)?.hash;
  const named = /\bline:? (\d+)/i.exec(message)?.[1];
  return { kind: 'error', line: Number(named ?? hash?.loc?.first_line ?? 0), message };
}

async function render({ id, source }: RenderRequest): Promise<RenderResult> {
  const mermaid = await loading;
  let diagramType: string;
  try {
    ({ diagramType } = await mermaid.parse(source));
  } catch (error) {
    return toError(error);
  }
  if (!SUPPORTED.test(diagramType)) return { kind: 'browser' };
  document.body.dataset.kind = diagramType;
  try {
    // Short, because every arrow names it.
    const prefix = `d${id.slice(0, 6)}`;
    const { svg } = await mermaid.render(prefix, source);
    return cleanSvg(svg, prefix);
  } finally {
    document.body.replaceChildren();
  }
}

// One at a time, because mermaid keeps the current diagram in module state.
let last: Promise<unknown> = loading;

parentPort?.on('message', (request: RenderRequest) => {
  last = last.then(async () => {
    const reply: RenderReply = { id: request.id, result: await render(request) };
    parentPort?.postMessage(reply);
  });
});
