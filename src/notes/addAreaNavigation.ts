import { readdirSync } from 'node:fs';
import path from 'node:path';

import { DefaultNumberPrefixParser } from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';

import {
  isListed,
  readCategory,
  readPage,
  readString,
  relativePath,
  isPageFile,
  permalinkOf,
} from 'mdx-source';
import type { NoteArea } from '../components/AreaNotes/data.ts';
import { pageOf, type Area } from './areas.ts';

/** As YAML gives it, not yet validated. */
type RawFrontMatter = Record<string, unknown>;

/** Where notes are. */
export type AreaOptions = {
  /** Absolute path of the site's `docs`. */
  readonly docs: string;
  readonly baseUrl: string;
  readonly areas: readonly Area[];
  /** Id of the note that follows those outside any folder. */
  readonly afterStart: string;
};

/** The listed notes of a folder in the order of a sidebar, its own page first. */
function listNotes({ docs, baseUrl }: AreaOptions, { folder, page }: Area) {
  return readdirSync(path.join(docs, folder))
    .filter((file) => isPageFile(`docs/${folder}/${file}`))
    .flatMap((file) => {
      // Read once, until the file changes: this is called for each note of the folder.
      const { frontMatter } = readPage(path.dirname(docs), `docs/${folder}/${file}`);
      if (!isListed({ frontMatter })) return [];
      const { filename, numberPrefix } = DefaultNumberPrefixParser(path.parse(file).name);
      const to = permalinkOf(`docs/${folder}/${file}`, frontMatter).slice(1);
      const position =
        (frontMatter['sidebar_position'] as number | undefined) ?? numberPrefix;
      return {
        file,
        id: `${folder}/${readString(frontMatter['id']) ?? filename}`,
        link: {
          type: 'link' as const,
          label: readString(frontMatter['title']) ?? filename,
          href: baseUrl + to,
        },
        position: to === page ? -1 : (position ?? Number.MAX_VALUE),
      };
    })
    .sort((a, b) => a.position - b.position || a.file.localeCompare(b.file));
}

/**
 * Adds to the front matter of a note that's in no sidebar what a sidebar would have provided: the
 * previous and next notes, its area, and the area's other notes. Docusaurus renders the first two
 * itself.
 *
 * @param options - where notes are
 * @param filePath - absolute path of the note
 * @param frontMatter - as written by the author
 * @returns the extended front matter; unchanged for every other file
 */
export function addAreaNavigation(
  options: AreaOptions,
  filePath: string,
  frontMatter: RawFrontMatter,
): RawFrontMatter {
  const { dir, base } = path.posix.parse(relativePath(options.docs, filePath));
  if (!isPageFile(path.posix.join('docs', dir, base))) return frontMatter;
  if (dir === '') return { pagination_next: options.afterStart, ...frontMatter };
  const area = options.areas.find(({ folder, sidebar }) => folder === dir && !sidebar);
  if (!area) return frontMatter;

  const entries = listNotes(options, area);
  const index = entries.findIndex(({ file }) => file === base);
  const [previous, next] = index === -1 ? [] : [entries[index - 1], entries[index + 1]];
  const others = entries.filter(({ file }) => file !== base);
  const isReached = others.every((entry) => entry === previous || entry === next);
  return {
    ...(previous && { pagination_prev: previous.id }),
    ...(next && { pagination_next: next.id }),
    ...frontMatter,
    area: {
      label: readCategory(path.join(options.docs, dir)).label,
      to: pageOf(area, options.baseUrl),
      ...(!isReached && { others: others.map(({ link }) => link) }),
    } satisfies NoteArea,
  };
}
