import { readNotes } from 'notes-lint';
import { buildGraph } from 'page-graph';
import { findMentions } from './graph/findMentions.ts';
import { toPages } from './graph/toPages.ts';
import { readArguments } from './readArguments.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `npm run missing-links

Lists missing links between notes: notes without inbound links, and mentions of a note that aren't links.`;

/** `npm run missing-links`: lists missing links between notes; never fails. */
function main(root: string): void {
  readArguments(USAGE, {});
  const pages = toPages(readNotes(root));
  const graph = buildGraph(pages, { baseUrl: '/' });
  const linkedFrom = new Map(
    [...graph].map(([file, links]) => [
      file,
      links.linkedFrom.map((link) => link.permalink),
    ]),
  );
  const orphans = pages.filter(
    ({ file }) => file.startsWith('docs/') && linkedFrom.get(file)?.length === 0,
  );
  for (const { file } of orphans) console.log(`${file}  no note links to it`);
  const mentions = findMentions(pages, linkedFrom);
  for (const { file, line, name, to } of mentions) {
    console.log(`${file}:${line}  mentions "${name}" without linking to ${to}`);
  }
  console.log(
    `${pages.length} notes: ${orphans.length} without inbound links, ${mentions.length} mentions without a link`,
  );
}

await runCommand(() => main(process.cwd()));
