import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The HTML document around each page, for `ssrTemplate`. It differs from the default of 3.8.1 in
 * two things: scripts start after the first paint, and what is pressed before they run is not lost.
 *
 * @returns the template in Eta's language
 */
export function readDocumentTemplate(): string {
  return readFileSync(path.join(__dirname, 'template.html'), 'utf8');
}
