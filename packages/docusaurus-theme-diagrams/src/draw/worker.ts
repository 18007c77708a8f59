import { parentPort } from 'node:worker_threads';

import { describeError } from '../parser.ts';
import { cleanSvg } from './cleanSvg.ts';
import { loadMermaid } from './loadMermaid.ts';
import type { RenderReply, RenderResult, RenderRequest } from './workerMessages.ts';

/** Diagram types that only need text measurements; the others are left to the reader's browser. */
const SUPPORTED = /^(?:flowchart|graph|sequence|state|class|er$)/;

const loading = loadMermaid();

async function render({ id, source }: RenderRequest): Promise<RenderResult> {
  const mermaid = await loading;
  let diagramType: string;
  try {
    ({ diagramType } = await mermaid.parse(source));
  } catch (error) {
    return { kind: 'error', ...describeError(source, error as Error) };
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
