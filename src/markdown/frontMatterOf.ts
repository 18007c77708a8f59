import type { FrontMatter } from 'notes-lint';
import type { VFile } from 'vfile';

/** The front matter of the page that a plugin transforms: Docusaurus puts it into the file's data. */
export function frontMatterOf({ data }: VFile): Partial<FrontMatter> {
  return data['frontMatter'] ?? {};
}
