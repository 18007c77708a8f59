import { parseBlogFileName } from '@docusaurus/plugin-content-blog/lib/blogUtils.js';

/** The day in a post's path, which Docusaurus takes for its date. */
export function parsePathDay(file: string): string | undefined {
  const { date } = parseBlogFileName(file.replace(/^blog\//, ''));
  // The numbers in the path may not be a date.
  return Number(date) ? date?.toISOString().slice(0, 10) : undefined;
}
