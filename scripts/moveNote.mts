import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Page, relativePath, isPageFile, PAGE_FOLDERS, readPages } from 'mdx-source';
import { labOf } from 'notes-lint';
import { planMove, type Redirect } from './planMove.ts';
import { runCommand } from './cli/runCommand.ts';

const USAGE = `npm run move -- docs/tech-notes/http/dns.md docs/tech-notes/dns.md

Moves a note and its lab, rewrites every link to and from it, and adds a redirect from the old URL to
redirects.json. It never overwrites a file.`;

const REDIRECTS = 'redirects.json';

function readPaths(siteDir: string, notes: readonly Page[], names: readonly string[]) {
  const [from = '', to = ''] = names.map((name) =>
    relativePath(siteDir, path.resolve(siteDir, name)),
  );
  if (names.length !== 2) throw new Error(`Which note, and where to?\n\n${USAGE}`);
  if (!existsSync(path.join(siteDir, from))) {
    throw new Error(
      `There is no ${from}. Write the path from the project's root: docs/tech-notes/http/dns.md`,
    );
  }
  const [area] = from.split('/');
  if (!isPageFile(to) || !to.startsWith(`${area}/`)) {
    throw new Error(
      `${from} can't move to ${to}: a note stays in its folder of ${PAGE_FOLDERS.join(', ')}, is a .md or .mdx file, and no part of its path starts with _.`,
    );
  }
  if (existsSync(path.join(siteDir, to)))
    throw new Error(`${to} already exists; nothing was moved.`);
  const labs = notes.map(({ file }) => labOf(file));
  const inside = labs.find(
    (lab) => lab.startsWith(`${labOf(from)}/`) && existsSync(path.join(siteDir, lab)),
  );
  if (inside !== undefined)
    throw new Error(
      `${labOf(from)} also holds another note's lab, ${inside}; nothing was moved. Move that note first.`,
    );
  if (existsSync(path.join(siteDir, labOf(to))))
    throw new Error(`${labOf(to)} already exists; nothing was moved.`);
  return { from, to };
}

function move(siteDir: string, from: string, to: string): void {
  mkdirSync(path.dirname(path.join(siteDir, to)), { recursive: true });
  renameSync(path.join(siteDir, from), path.join(siteDir, to));
}

/** `npm run move -- <from> <to>`: moves a note and updates everything that links to it. */
function main(siteDir: string, names: readonly string[]): void {
  const notes = readPages(siteDir);
  const { from, to } = readPaths(siteDir, notes, names);
  const known = JSON.parse(
    readFileSync(path.join(siteDir, REDIRECTS), 'utf8'),
  ) as Redirect[];
  const { texts, redirects } = planMove(notes, { from, to }, known);
  move(siteDir, from, to);
  for (const [file, text] of texts) writeFileSync(path.join(siteDir, file), text);
  if (existsSync(path.join(siteDir, labOf(from)))) move(siteDir, labOf(from), labOf(to));
  writeFileSync(path.join(siteDir, REDIRECTS), `${JSON.stringify(redirects, null, 2)}\n`);
  console.log(`Moved: ${from} to ${to}`);
  for (const file of texts.keys())
    if (file !== to) console.log(`Links rewritten: ${file}`);
  for (const one of redirects.filter((redirect) => !known.includes(redirect)))
    console.log(`Redirect: ${one.from} to ${one.to}`);
  const name = from.replace(/^docs\//, '').replace(/\.mdx?$/, '');
  console.log(`Check it: npm run lint:notes; other mentions: git grep -nF "${name}"`);
}

await runCommand(USAGE, {}, ({ positionals }) => main(process.cwd(), positionals));
