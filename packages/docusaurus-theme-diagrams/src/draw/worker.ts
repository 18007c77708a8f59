import { cleanSvg } from './cleanSvg.ts';
import { loadMermaid } from './loadMermaid.ts';

/** A diagram as the build renders it. */
export type Drawing = {
  /** The SVG without styles; its classes use the page's colours. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
};

/** A diagram to render. */
export type RenderRequest = { readonly id: string; readonly source: string };

/** Diagram types that only need text measurements; the others are left to the reader's browser. */
const SUPPORTED = /^(?:flowchart|graph|sequence|state|class|er$)/;

const loading = loadMermaid();

/** Renders a diagram, unless only a browser can or its source doesn't parse; the pool calls it. */
export default async function render({
  id,
  source,
}: RenderRequest): Promise<Drawing | undefined> {
  const mermaid = await loading;
  const parsed = await mermaid.parse(source, { suppressErrors: true });
  if (!parsed || !SUPPORTED.test(parsed.diagramType)) return undefined;
  document.body.dataset.kind = parsed.diagramType;
  try {
    // Short, because every arrow names it.
    const prefix = `d${id.slice(0, 6)}`;
    const { svg } = await mermaid.render(prefix, source);
    return cleanSvg(svg, prefix);
  } finally {
    document.body.replaceChildren();
  }
}
