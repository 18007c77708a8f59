import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { visit } from 'unist-util-visit';

import type { Fault, Page as Note } from 'mdx-source';
import {
  type Lab,
  LABS,
  labOf,
  listLabs,
  noteOf,
  resolveLabLink,
  rootOf,
} from './labs.ts';

const PARTS = ['README.md', 'output.txt'];
const HEAD = 'date, machine and versions, as labs/shared/lab.sh writes them';
const HEAD_LINES = [/^date +\d{4}-\d\d-\d\d$/m, /^machine +\S/m, /^versions +\D+\d/m];

type LabLink = { readonly target: string; readonly line: number };

function fault(
  file: string,
  line: number,
  rule: string,
  [message, remedy]: [string, string],
): Fault {
  const severity = rule === 'lab/unlinked' ? 'warning' : 'error';
  return { file, line, rule, severity, message, remedy };
}

function readCommand(lab: string): string {
  return `run bash ${lab}/run.sh > ${lab}/output.txt`;
}

/** Parses a note only when its source contains what looks like a link to a lab. */
function linksOf(note: Note): LabLink[] {
  if (!note.source.includes(`../${LABS}/`)) return [];
  const links: LabLink[] = [];
  visit(note.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const target = resolveLabLink(note.file, node.url);
    if (target) links.push({ target, line: node.position?.start.line ?? 1 });
  });
  return links;
}

function checkLink(note: Note, labs: readonly Lab[], { target, line }: LabLink): Fault[] {
  const lab = labs.findLast(({ folder }) => `${target}/`.startsWith(`${folder}/`));
  if (lab && existsSync(path.join(rootOf(note), target))) return [];
  return [
    fault(note.file, line, 'lab/link', [
      `The link leads to ${target}, but there is no such lab or lab file.`,
      `Link to the folder of a lab, which for this note is ${labOf(note.file)}/, or to a file in it.`,
    ]),
  ];
}

function checkHead(root: string, { folder, files }: Lab): Fault[] {
  if (!files.includes('output.txt')) return [];
  const file = `${folder}/output.txt`;
  const text = readFileSync(path.join(root, file), 'utf8');
  if (HEAD_LINES.every((line) => line.test(text))) return [];
  return [
    fault(file, 1, 'lab/head', [
      `The output doesn't say when and on what it ran; it has to start with ${HEAD}.`,
      `Start the script with lab.sh and ${readCommand(folder)}.`,
    ]),
  ];
}

function explainUnlinked(note: string, folder: string): [string, string] {
  const url = path.posix.relative(path.posix.dirname(note), folder);
  return [
    `The note doesn't link to its lab ${folder}.`,
    `Link to it from a number that it proves: [the lab](${url}/).`,
  ];
}

function checkFolder({ folder, files }: Lab, notes: readonly Note[]): Fault[] {
  const missing = PARTS.filter((part) => !files.includes(part));
  const faults: Fault[] = [];
  if (missing.length > 0) {
    faults.push(
      fault(`${folder}/run.sh`, 1, 'lab/parts', [
        `The lab ${folder} has no ${missing.join(', no ')}.`,
        `Write README.md (what it shows, the command, what it needs), and ${readCommand(folder)}.`,
      ]),
    );
  }
  const note = notes.find(({ file }) => labOf(file) === folder);
  if (!note) {
    faults.push(
      fault(`${folder}/run.sh`, 1, 'lab/note', [
        `The lab ${folder} belongs to ${noteOf(folder)}, but there is no such note.`,
        'Write that note, name the folder after its note, or move what several labs use to labs/shared.',
      ]),
    );
  } else if (
    note.syntaxFaults.length === 0 &&
    !linksOf(note).some(({ target }) => `${target}/`.startsWith(`${folder}/`))
  ) {
    faults.push(fault(note.file, 1, 'lab/unlinked', explainUnlinked(note.file, folder)));
  }
  return faults;
}

/** Checks that every link from a note to a lab leads to a lab with recorded output. */
export function checkLabLinks(notes: readonly Note[]): Fault[] {
  let labs: Lab[] | undefined;
  return notes.flatMap((note) =>
    linksOf(note).flatMap((link) =>
      checkLink(note, (labs ??= listLabs(rootOf(note))), link),
    ),
  );
}

/**
 * Checks the labs themselves: each is complete, belongs to a note that links to it, and
 * says when and on what it ran.
 *
 * @param notes - all notes of the site
 */
export function checkLabFolders(notes: readonly Note[]): Fault[] {
  const [first] = notes;
  if (!first) return [];
  const root = rootOf(first);
  return listLabs(root).flatMap((lab) => [
    ...checkFolder(lab, notes),
    ...checkHead(root, lab),
  ]);
}
