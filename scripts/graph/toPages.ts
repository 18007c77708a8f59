import { languageOf, type Page, readString, readStrings } from 'mdx-source';
import { permalinkOf } from 'notes-lint';
import type { GraphPage } from 'page-graph';

/** A note as input for the graph, with its names and description from the front matter. */
export type NotePage = GraphPage & { readonly aliases: readonly string[] };

/** Notes as pages of the graph, without drafts. */
export function toPages(notes: readonly Page[]): NotePage[] {
  return notes
    .filter(({ frontMatter }) => frontMatter['draft'] !== true)
    .map((note) => {
      const { title, lang, description, topics, aliases } = note.frontMatter;
      const name = readString(title) ?? note.file;
      return {
        file: note.file,
        permalink: permalinkOf(note.file, note.frontMatter),
        title: name,
        lang: readString(lang) ?? languageOf(name) ?? 'en',
        description: readString(description),
        topics: readStrings(topics),
        aliases: readStrings(aliases),
        get tree() {
          return note.tree;
        },
      };
    });
}
