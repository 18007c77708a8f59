import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import { checkNote } from '../src/content/checkNote.ts';
import { readToday } from '../src/content/freshness.ts';
import { KINDS, type Kind } from '../src/content/frontMatter/index.ts';
import { parseNote } from '../src/content/parseNote.ts';
import { type NewNote, writeTemplate } from '../src/content/template/index.ts';
import { type PlannedNote, findPlanned, guessPlanned } from '../src/notes/index.ts';
import { runCommand } from './runCommand.ts';

const USAGE =
  'Like this: npm run new -- docs/tech-notes/http/dns.md [--kind concept] [--title DNS] [--lang en|zh]';

/** What the author chose; what is left out is taken from the plan, or asked for. */
type Choice = { kind?: string; title?: string; lang?: string };

function findPlace(root: string, argument: string | undefined): PlannedNote {
  if (!argument) throw new Error(`Which note? ${USAGE}`);
  const file = path
    .relative(root, path.resolve(root, argument))
    .split(path.sep)
    .join('/');
  const planned = findPlanned(file);
  if (planned) return planned;
  const guess = guessPlanned(file);
  throw new Error(
    `${file} is not in the plan of notes, so it would have no place on the site.` +
      `${guess ? ` Did you mean ${guess}?` : ''} To add a note to the plan, give it a line in src/notes/plan.json and in tests/support/routes.csv.`,
  );
}

/** Asks for what was not given as a flag, with the plan's answer as default. */
async function ask(choice: Choice, planned: PlannedNote): Promise<Required<Choice>> {
  const plan = {
    kind: planned.kind,
    title: planned.title,
    lang: planned.lang ? 'zh' : 'en',
  };
  if (!process.stdin.isTTY) return { ...plan, ...choice };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = async (key: keyof Choice, question: string) =>
    choice[key] ??
    ((await terminal.question(`${question} [${plan[key]}]: `)) || plan[key]);
  const kind = await answer('kind', `Kind (${KINDS.join(', ')})`);
  const title = await answer('title', 'Title');
  const lang = await answer('lang', 'Language (en, zh)');
  terminal.close();
  return { kind, title, lang };
}

function isKind(kind: string): kind is Kind {
  return (KINDS as readonly string[]).includes(kind);
}

function toNote(file: string, { kind, title, lang }: Required<Choice>): NewNote {
  if (!isKind(kind))
    throw new Error(`"${kind}" is no kind of note. Kinds: ${KINDS.join(', ')}`);
  if (lang !== 'en' && lang !== 'zh') {
    throw new Error(
      `"${lang}" is no language of the notes. Write --lang en or --lang zh`,
    );
  }
  return {
    file,
    kind,
    title,
    lang: lang === 'zh' ? 'zh-Hans' : undefined,
    today: readToday(),
    node: Number(process.versions.node.split('.')[0]),
  };
}

function listMissing(file: string, absolutePath: string, source: string): void {
  const faults = checkNote(parseNote({ file, absolutePath, source }));
  console.log(`\nWritten: ${file}\nStill missing:`);
  for (const { message } of faults) console.log(`- ${message}`);
  console.log(`\nSee it grow: npm start. Check it: npm run lint:notes -- "${file}"`);
}

/** `npm run new -- <path>`: begins a note of the plan. */
async function main(root: string): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      title: { type: 'string' },
      lang: { type: 'string' },
    },
  });
  const planned = findPlace(root, positionals[0]);
  const absolutePath = path.join(root, planned.file);
  if (existsSync(absolutePath)) {
    throw new Error(`${planned.file} exists already; it is left as it is.`);
  }
  const source = writeTemplate(toNote(planned.file, await ask(values, planned)));
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, source, { flag: 'wx' });
  listMissing(planned.file, absolutePath, source);
}

await runCommand(() => main(process.cwd()));
