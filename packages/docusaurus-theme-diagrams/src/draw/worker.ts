import { TYPES } from '../types.ts';
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

/** What becomes of a source: the type of one that isn't drawn, and nothing for one that doesn't parse. */
export type Result = Drawing | { readonly undrawn: string } | undefined;

const DRAWN = new RegExp(`^(?:${TYPES.join('|')})(?:Diagram|-.*)?$`);

const loading = loadMermaid();

/** Renders a diagram; the pool calls it. */
export default async function render({ id, source }: RenderRequest): Promise<Result> {
  const mermaid = await loading;
  const parsed = await mermaid.parse(source, { suppressErrors: true });
  if (!parsed) return undefined;
  if (!DRAWN.test(parsed.diagramType)) return { undrawn: parsed.diagramType };
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
