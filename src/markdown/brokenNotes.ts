import { existsSync } from 'node:fs';
import path from 'node:path';

import { parsePage, readString, relativePath } from 'mdx-source';
import { findMissingImports, findUndefined } from 'notes-lint';

/** A page as Docusaurus passes it to `markdown.preprocessor`. */
type Source = { readonly filePath: string; readonly fileContent: string };

/**
 * For `start`: replaces the text of a note that can't be parsed, that imports a missing file, or that would crash in
 * the browser, by the error message. Its page shows the message inside the normal layout, and is recompiled on the
 * next save.
 *
 * @param siteDir - the site's folder
 * @returns a preprocessor for Docusaurus; it leaves other notes unchanged
 */
export function showBrokenNote(siteDir: string) {
  const hasFile = (file: string) => existsSync(path.join(siteDir, file));
  return ({ filePath, fileContent }: Source): string => {
    const file = relativePath(siteDir, filePath);
    const note = parsePage({ file, absolutePath: filePath, source: fileContent });
    const [error] = [
      ...note.syntaxErrors,
      ...findUndefined(note),
      ...findMissingImports(note, hasFile),
    ];
    if (!error) return fileContent;
    const location = error.line === undefined ? file : `${file}:${error.line}`;
    // As inline code, so that none of it is parsed as MDX.
    const lines = [location, error.message, `fix: ${error.remedy}`];
    const text = lines.map((line) => `\`\` ${line} \`\``).join('\n\n');
    return `:::danger[This note can't be shown]\n\n${text}\n\n:::\n`;
  };
}

/** Front matter without an image that the bundler would look for in vain, and then leave the page blank. */
export function dropMissingImage<F extends Record<string, unknown>>(
  filePath: string,
  front: F,
): F {
  const image = readString(front['image']);
  if (!image?.startsWith('./') || existsSync(path.join(path.dirname(filePath), image)))
    return front;
  return { ...front, image: undefined };
}
