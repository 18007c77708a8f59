import { isScalar, isSeq, parseDocument } from 'yaml';

import { type Page, splitFrontMatter } from 'mdx-source';
import { isRelease, splitRelease, versionsOf } from '../front-matter/release.ts';
import type { Installed } from 'result-cache';

type Release = { readonly start: number; readonly end: number; readonly text: string };

/** The entries of `ran` with their offsets in the YAML, quotes included. */
function locateReleases(yaml: string): Release[] {
  const ran = parseDocument(yaml).get('ran');
  if (!isSeq(ran)) return [];
  return ran.items.flatMap((item) => {
    if (!isScalar(item) || !item.range || typeof item.value !== 'string') return [];
    const [start, end] = item.range;
    return { start, end, text: item.value };
  });
}

/**
 * Updates each npm package in `ran` to the installed release. Skips what isn't a dependency of the project, packages
 * that workspaces have in different releases, and those of which `ran` names several versions.
 *
 * @returns the file's text, unchanged if there was nothing to update
 */
export function fixRan({ source, syntaxErrors }: Page, installed: Installed): string {
  if (syntaxErrors.length > 0) return source;
  const { yaml } = splitFrontMatter(source);
  const offset = source.indexOf(yaml);
  const located = locateReleases(yaml);
  const ran = located.map(({ text }) => text);
  return located.reduceRight((text, release) => {
    const [name, version] = splitRelease(release.text);
    const releases = installed.get(name) ?? [];
    const [right] = releases;
    const isClear = releases.length === 1 && versionsOf(name, ran).length === 1;
    if (!isClear || isRelease(version, releases)) return text;
    const [start, end] = [offset + release.start, offset + release.end];
    const fresh = text.slice(start, end).replace(release.text, `${name}@${right}`);
    return text.slice(0, start) + fresh + text.slice(end);
  }, source);
}
