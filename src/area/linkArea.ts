import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseFrontMatter, readCategory, relativeName } from 'mdx-source';

import { type AreaNote, compareNotes, type NoteArea } from './area.ts';

type FrontMatter = Record<string, unknown>;

/** Which notes are in no sidebar, and where their files are. */
export type AreaOptions = {
  /** Absolute path of the docs folder. */
  readonly docs: string;
  readonly baseUrl: string;
  /** Its subfolders whose notes are in no sidebar. */
  readonly folders: readonly string[];
  /** Folders that have a section on the home page. */
  readonly onHome: readonly string[];
  /** Id of the note that follows those outside any folder. */
  readonly afterStart: string;
};

type Entry = AreaNote & { readonly id: string };

/** File names of notes that are their folder's own page. */
const OWN_PAGES = ['index', 'intro'];

const isNote = (file: string) => /^[^_].*\.mdx?$/.test(file);

function readEntries({ docs, baseUrl }: AreaOptions, folder: string): Entry[] {
  return readdirSync(path.join(docs, folder))
    .filter(isNote)
    .flatMap((file) => {
      const fileContent = readFileSync(path.join(docs, folder, file), 'utf8');
      const { frontMatter } = parseFrontMatter({ fileContent });
      // Lists don't link to drafts or unlisted notes.
      if (frontMatter['draft'] === true || frontMatter['unlisted'] === true) return [];
      const name = path.parse(file).name;
      const place = frontMatter['sidebar_position'] as number | undefined;
      return {
        name,
        place: OWN_PAGES.includes(name) ? -1 : place,
        id: `${folder}/${name}`,
        title: typeof frontMatter['title'] === 'string' ? frontMatter['title'] : name,
        to: `${baseUrl}docs/${folder}/${name === 'index' ? '' : name}`,
      };
    })
    .sort(compareNotes)
    .map(({ id, title, to }) => ({ id, title, to }));
}

function describeArea(options: AreaOptions, folder: string, entries: Entry[]): NoteArea {
  const [first] = entries;
  const hasOwnPage = OWN_PAGES.some((name) => first?.id === `${folder}/${name}`);
  const section = `${options.baseUrl}#${folder}`;
  return {
    label: readCategory(path.join(options.docs, folder)).label ?? folder,
    to: !hasOwnPage && options.onHome.includes(folder) ? section : (first?.to ?? section),
  };
}

/**
 * Adds to the front matter of a note that's in no sidebar what a sidebar would have provided: the
 * previous and next notes, its area, and the area's other notes. Docusaurus renders the first two
 * itself.
 *
 * @param options - where such notes are
 * @param filePath - absolute path of the note
 * @param frontMatter - as written by the author
 * @returns the extended front matter; unchanged for every other file
 */
export function linkArea(
  options: AreaOptions,
  filePath: string,
  frontMatter: FrontMatter,
): FrontMatter {
  const file = relativeName(options.docs, filePath);
  const { dir: folder, name, base } = path.posix.parse(file);
  if (!isNote(base)) return frontMatter;
  if (folder === '') return { pagination_next: options.afterStart, ...frontMatter };
  if (!options.folders.includes(folder)) return frontMatter;

  const entries = readEntries(options, folder);
  const place = entries.findIndex(({ id }) => id === `${folder}/${name}`);
  const [previous, next] = place === -1 ? [] : [entries[place - 1], entries[place + 1]];
  const reached = [entries[place], previous, next];
  const others = entries.filter((entry) => entry !== entries[place]);
  const area: NoteArea = {
    ...describeArea(options, folder, entries),
    ...(others.some((entry) => !reached.includes(entry)) && {
      others: others.map(({ title, to }) => ({ title, to })),
    }),
  };
  return {
    ...(previous && { pagination_prev: previous.id }),
    ...(next && { pagination_next: next.id }),
    ...frontMatter,
    area,
  };
}
