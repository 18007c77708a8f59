import path from 'node:path';

import type { Sample } from '../readSamples.ts';

const DECLARATION = 'class|enum|interface|type';

/**
 * The import that a block lacks if TypeScript took a global type, such as Request, for one that the page defines.
 * The block's program has only the files that it imports, so the others are read as text.
 */
export function remedyForType(
  message: string,
  { code, meta }: Sample,
  samples: readonly Sample[],
): string | undefined {
  const [, name] = /^TS2339: .* on type '(\w+)'/.exec(message) ?? [];
  if (name === undefined) return undefined;
  const own = new RegExp(`\\b(?:(?:${DECLARATION}) |import [^;]*\\b)${name}\\b`);
  const exported = new RegExp(`\\bexport (?:${DECLARATION}) ${name}\\b`);
  const owner = samples.find((one) => one.meta.title && exported.test(one.code));
  if (own.test(code) || !owner?.meta.title) return undefined;
  const folder = path.posix.dirname(meta.title ?? '');
  const file = path.posix.relative(folder, owner.meta.title).replace(/^(?!\.\.)/, './');
  return `This is the global ${name}. For the one that the page defines, write import { ${name} } from '${file}';`;
}
