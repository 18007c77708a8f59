import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Lab, labOf, listLabs, noteOf, resolveLabLink } from './listLabs.ts';
import type { Target } from './references/index.ts';
import type { Ungraded } from './rules/index.ts';

const PARTS = ['README.md', 'output.txt'];
const HEAD = 'date, machine and versions, as labs/shared/lab.sh writes them';
const HEAD_LINES = [/^date +\d{4}-\d\d-\d\d$/m, /^machine +\S/m, /^versions +\D+\d/m];

type LabLink = { readonly target: string; readonly line: number };

function createProblem(
  file: string,
  line: number,
  rule: string,
  [message, remedy]: [string, string],
): Ungraded {
  return { file, line, rule, message, remedy };
}

function readCommand(lab: string): string {
  return `run bash ${lab}/run.sh > ${lab}/output.txt`;
}

function linksOf({ file, outline }: Target): LabLink[] {
  return outline.references.flatMap(({ kind, url, line }) => {
    const target = kind === 'link' ? resolveLabLink(file, url) : undefined;
    return target === undefined ? [] : [{ target, line }];
  });
}

function checkLink(
  root: string,
  note: string,
  labs: readonly Lab[],
  { target, line }: LabLink,
): Ungraded[] {
  const isInLab = labs.some(({ folder }) => `${target}/`.startsWith(`${folder}/`));
  if (isInLab && existsSync(path.join(root, target))) return [];
  return [
    createProblem(note, line, 'lab/link', [
      `The link leads to ${target}, but there is no such lab or lab file.`,
      `Link to the folder of a lab, which for this note is ${labOf(note)}/, or to a file in it.`,
    ]),
  ];
}

function checkHead(root: string, { folder, files }: Lab): Ungraded[] {
  if (!files.includes('output.txt')) return [];
  const file = `${folder}/output.txt`;
  const text = readFileSync(path.join(root, file), 'utf8');
  if (HEAD_LINES.every((line) => line.test(text))) return [];
  return [
    createProblem(file, 1, 'lab/head', [
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

function checkFolder({ folder, files }: Lab, notes: readonly Target[]): Ungraded[] {
  const missing = PARTS.filter((part) => !files.includes(part));
  const problems: Ungraded[] = [];
  if (missing.length > 0) {
    problems.push(
      createProblem(`${folder}/run.sh`, 1, 'lab/parts', [
        `The lab ${folder} has no ${missing.join(', no ')}.`,
        `Write README.md (what it shows, the command, what it needs), and ${readCommand(folder)}.`,
      ]),
    );
  }
  const note = notes.find(({ file }) => labOf(file) === folder);
  if (!note) {
    problems.push(
      createProblem(`${folder}/run.sh`, 1, 'lab/note', [
        `The lab ${folder} belongs to ${noteOf(folder)}, but there is no such note.`,
        'Write that note, name the folder after its note, or move what several labs use to labs/shared.',
      ]),
    );
  } else if (
    !note.outline.isBroken &&
    !linksOf(note).some(({ target }) => `${target}/`.startsWith(`${folder}/`))
  ) {
    problems.push(
      createProblem(note.file, 1, 'lab/unlinked', explainUnlinked(note.file, folder)),
    );
  }
  return problems;
}

/**
 * Checks labs, and links to them: each link leads to a lab, and each lab is complete, belongs to a note
 * that links to it, and says when and on what it ran.
 *
 * @param root - the project's root
 * @param notes - all notes of the site
 */
export function checkLabs(root: string, notes: readonly Target[]): Ungraded[] {
  const labs = listLabs(root);
  return [
    ...notes.flatMap((note) =>
      linksOf(note).flatMap((link) => checkLink(root, note.file, labs, link)),
    ),
    ...labs.flatMap((lab) => [...checkFolder(lab, notes), ...checkHead(root, lab)]),
  ];
}
