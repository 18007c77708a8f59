import { readNotes } from 'notes-lint';
import { buildGraph } from 'page-graph';
import { findMentions } from './graph/findMentions.ts';
import { toPages } from './graph/toPages.ts';
import { readArguments } from './readArguments.ts';
import { runCommand } from './runCommand.ts';

const USAGE = `npm run gaps [-- --pairs]

Lists missing links between notes: notes without inbound links, mentions of a note that aren't links, and
the number of one-way links.

  --pairs  also lists the one-way links`;

/** `npm run gaps`: lists missing links between notes; never fails. */
function main(root: string): void {
  const { values } = readArguments(USAGE, { pairs: { type: 'boolean' } });
  const pages = toPages(readNotes(root));
  const graph = buildGraph(pages, { baseUrl: '/' });
  const links = pages.flatMap(({ file, permalink: to }) =>
    (graph.get(file)?.linkedFrom ?? []).map(({ permalink: from }) => ({ from, to })),
  );
  const pairs = new Set(links.map(({ from, to }) => `${from}\n${to}`));
  const isLinked = (from: string, to: string) => pairs.has(`${from}\n${to}`);
  const orphans = pages.filter(
    ({ file }) => file.startsWith('docs/') && graph.get(file)?.linkedFrom.length === 0,
  );
  for (const { file } of orphans) console.log(`${file}  no note links to it`);
  const mentions = findMentions(pages, isLinked);
  for (const { file, line, name, to } of mentions) {
    console.log(`${file}:${line}  mentions "${name}" without linking to ${to}`);
  }
  const oneWay = links.filter(({ from, to }) => !isLinked(to, from));
  for (const { from, to } of values.pairs ? oneWay : []) {
    console.log(`${from}  links to ${to}, which doesn't link back`);
  }
  console.log(
    `${pages.length} notes, ${links.length} links: ${orphans.length} notes without inbound links, ${mentions.length} mentions without a link, ${oneWay.length} one-way links`,
  );
}

await runCommand(() => main(process.cwd()));
