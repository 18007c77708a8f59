import type { Sample } from './sample.ts';

/** Sass leaves out the end of a name and the underscore before it. */
function stem(title: string): string {
  return title.replace(/\.[^./]+$/, '').replace(/(?:^|(?<=\/))_/, '');
}

/** Declarations hold for every TypeScript sample of the page without being imported. */
function isAmbient(title: string, language: string): boolean {
  return title.endsWith('.d.ts') && /^[jt]sx?$/.test(language);
}

function mentions({ code, meta, language }: Sample, title: string): boolean {
  const name = stem(title);
  return (
    isAmbient(title, language) ||
    [`/${name}`, `"${name}"`, `'${name}'`, title].some((text) => code.includes(text)) ||
    meta.schema === title
  );
}

/**
 * The titled fences of the page that a sample reaches, directly or through one another; they are
 * the files that stand beside it when it is compiled or run.
 */
export function dependencies(sample: Sample, all: readonly Sample[]): readonly Sample[] {
  const found = new Set<Sample>();
  const open = [sample];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const other of all) {
      const { title, nocheck } = other.meta;
      const fits = title !== undefined && nocheck === undefined && other !== sample;
      if (!fits || found.has(other) || !mentions(next, title)) continue;
      found.add(other);
      open.push(other);
    }
  }
  return [...found].sort((a, b) => a.index - b.index);
}
