import path from 'node:path';

import type { Sample } from '../read/readSamples.ts';
import { SCRIPTS } from '../typescript/fileName.ts';

/** Sass omits a file's extension and its leading underscore. */
function stem(title: string): string {
  return title.replace(/\.[^./]+$/, '').replace(/(?:^|(?<=\/))_/, '');
}

/** Declaration files apply to every TypeScript sample of the page without an import. */
function isAmbient(title: string, language: string): boolean {
  return title.endsWith('.d.ts') && SCRIPTS.has(language);
}

function mentions({ code, language, meta }: Sample, title: string): boolean {
  const folder = path.posix.dirname(meta.title ?? '');
  const near = path.posix.relative(folder, title).replace(/^(?:\.\.\/)+/, '');
  const names = [title, near].map(stem);
  const texts = names.flatMap((name) => [`/${name}`, `"${name}"`, `'${name}'`]);
  return (
    isAmbient(title, language) || [...texts, title].some((text) => code.includes(text))
  );
}

/**
 * The page's titled fences that a sample imports, directly or transitively. They're laid
 * out as files next to it when it's compiled or run.
 */
export function findDependencies(
  sample: Sample,
  all: readonly Sample[],
): readonly Sample[] {
  const dependencies = new Set<Sample>();
  const open = [sample];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const other of all) {
      const { title, nocheck } = other.meta;
      const fits = title !== undefined && nocheck === undefined && other !== sample;
      if (!fits || dependencies.has(other) || !mentions(next, title)) continue;
      dependencies.add(other);
      open.push(other);
    }
  }
  return all.filter((one) => dependencies.has(one));
}
