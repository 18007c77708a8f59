import { cleanSvg } from './cleanSvg.ts';
import { describeError, type DiagramError } from './describeError.ts';
import { loadMermaid } from './loadMermaid.ts';

/** The result of rendering a diagram's source. */
export type RenderResult =
  | {
      readonly kind: 'drawn';
      /** The SVG without styles; its classes use the page's colours. */
      readonly svg: string;
      readonly width: number;
      readonly height: number;
    }
  /** A diagram type that only a browser can render. */
  | { readonly kind: 'browser' }
  /** The source doesn't parse. */
  | ({ readonly kind: 'error' } & DiagramError);

/** A diagram to render. */
export type RenderRequest = { readonly id: string; readonly source: string };

/** Diagram types that only need text measurements; the others are left to the reader's browser. */
const SUPPORTED = /^(?:flowchart|graph|sequence|state|class|er$)/;

const loading = loadMermaid();

/** Renders a diagram; the pool calls it. */
export default async function render({
  id,
  source,
}: RenderRequest): Promise<RenderResult> {
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
