import { languageOf, type Page as Note, readText, readTexts } from 'mdx-source';
import { addressOf } from 'notes-lint';
import type { GraphPage } from 'page-graph';

/** A note as input for the graph, with its names and description from the front matter. */
export type NotePage = GraphPage & { readonly aliases: readonly string[] };

/** Notes as pages of the graph, without drafts. */
export function toPages(notes: readonly Note[]): NotePage[] {
  return notes
    .filter(({ frontMatter }) => frontMatter['draft'] !== true)
    .map((note) => {
      const { title, lang, description, topics, aliases } = note.frontMatter;
      const name = readText(title) ?? note.file;
      return {
        file: note.file,
        permalink: addressOf(note.file, note.frontMatter),
        title: name,
        lang: readText(lang) ?? languageOf(name) ?? 'en',
        description: readText(description),
        topics: readTexts(topics),
        aliases: readTexts(aliases),
        get tree() {
          return note.tree;
        },
      };
    });
}
