import path from 'node:path';

/** Escapes what would end a link in Markdown; the result fits JSX and front matter, too. */
export function escapeLink(link: string): string {
  const escape = (character: string) => `%${character.charCodeAt(0).toString(16)}`;
  return link.replace(/[ ()]/g, escape);
}

/** The link to write in one file to another, as an author writes it. */
export function writeLink(from: string, file: string): string {
  const link = escapeLink(path.posix.relative(path.posix.dirname(from), file));
  return link.startsWith('.') ? link : `./${link}`;
}
