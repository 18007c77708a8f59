import { cleanSvg } from './cleanSvg.ts';
import { loadMermaid } from './loadMermaid.ts';

/** A diagram as the build renders it. */
export type Drawing = {
  /** The SVG, whose classes use the page's colours; of other types, an image in an SVG. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
};

/** A diagram to render. */
export type RenderRequest = { readonly id: string; readonly source: string };

const loading = loadMermaid();

/** Renders a diagram, or nothing for a source that doesn't parse; the pool calls it. */
export default async function render({
  id,
  source,
}: RenderRequest): Promise<Drawing | undefined> {
  const mermaid = await loading;
  const parsed = await mermaid.parse(source, { suppressErrors: true });
  if (!parsed) return undefined;
  document.body.replaceChildren(); // what an error left
  document.body.dataset.kind = parsed.diagramType;
  const prefix = `d${id.slice(0, 6)}`; // short, because every arrow names it
  const { svg } = await mermaid.render(prefix, source);
  return cleanSvg(svg, prefix);
}
