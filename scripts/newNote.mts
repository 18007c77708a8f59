import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Globby } from '@docusaurus/utils';

import { relativePath, isPageFile, PAGE_FOLDERS } from 'mdx-source';
import {
  KIND_LINES,
  KINDS,
  type NewNote,
  readAuthors,
  readToday,
  disclaimerFor,
  writeTemplate,
} from 'notes-lint';
import { areas } from '../src/notes/areas.ts';
import { CHECK_SETTINGS } from '../src/notes/checkSettings.ts';
import { type NoteSettings, suggestNote } from './suggestNote.ts';
import { runCommand } from './cli/runCommand.ts';

const USAGE = `npm run new -- docs/tech-notes/http/dns.md [--kind concept] [--title DNS] [--lang en|zh] [--seedling]

Creates a note and never overwrites one. Kind, title and language come from the flags, else from the
path. A new note has status: seedling until you write status: budding, once it's complete.

  --kind      ${KIND_LINES.join('\n              ')}
  --title     title of the page
  --lang      en or zh
  --seedling  a short note, without the sections of its kind`;

function readPath(siteDir: string, argument: string | undefined): string {
  if (!argument) throw new Error(`Which note?\n\n${USAGE}`);
  const file = relativePath(siteDir, path.resolve(siteDir, argument));
  if (!isPageFile(file)) {
    throw new Error(
      `${file} can't be a note: a note is a .md or .mdx file in ${PAGE_FOLDERS.join(', ')}, and no part of its path starts with _.`,
    );
  }
  return file;
}

/** A new folder in `docs`, which is an area, begins with its index; any other is most likely misspelt. */
function checkArea(siteDir: string, file: string): void {
  const area = /^docs\/[^/]+(?=\/(?!index\.mdx?$))/.exec(file)?.[0];
  const folders = Globby.sync('docs/*', { cwd: siteDir, onlyDirectories: true });
  if (area === undefined || folders.length === 0 || folders.includes(area)) return;
  throw new Error(
    `There's no folder ${area}, only ${folders.join(', ')}. Correct the path, or create its index first: npm run new -- ${area}/index.md --kind index`,
  );
}

function toNote(
  siteDir: string,
  file: string,
  { kind, title, lang }: NoteSettings,
  isSeedling: boolean,
): NewNote {
  if (!KINDS.includes(kind))
    throw new Error(`"${kind}" isn't a kind of note. Kinds: ${KINDS.join(', ')}`);
  if (!['en', 'zh', 'zh-Hans'].includes(lang)) {
    throw new Error(
      `"${lang}" isn't a language of the notes. Write --lang en or --lang zh`,
    );
  }
  return {
    file,
    kind,
    title,
    lang: lang === 'en' ? undefined : 'zh-Hans',
    isSeedling,
    today: readToday(),
    author: readAuthors(siteDir)?.[0],
    disclaimer: disclaimerFor([file], CHECK_SETTINGS.disclaimers)[0],
  };
}

const FLAGS = {
  kind: { type: 'string' },
  title: { type: 'string' },
  lang: { type: 'string' },
  seedling: { type: 'boolean' },
} as const;

await runCommand(USAGE, FLAGS, ({ values, positionals }) => {
  const siteDir = process.cwd();
  const file = readPath(siteDir, positionals[0]);
  const absolutePath = path.join(siteDir, file);
  if (existsSync(absolutePath)) {
    throw new Error(`${file} already exists; nothing was written.`);
  }
  checkArea(siteDir, file);
  const { seedling = false, ...flags } = values;
  const choice = { ...suggestNote(file), ...flags };
  const note = toNote(siteDir, file, choice, seedling);
  const folder = path.dirname(file);
  const hasSidebar = areas.some(
    (area) => area.sidebar && file.startsWith(`docs/${area.folder}/`),
  );
  const isInNewFolder = hasSidebar && !existsSync(path.join(siteDir, folder));
  const sidebar = isInNewFolder
    ? `The sidebar calls its new folder "${path.basename(folder)}"; for another name, write {"label": "…"} to ${folder}/_category_.json. `
    : '';
  mkdirSync(path.dirname(absolutePath), { recursive: true });
  writeFileSync(absolutePath, writeTemplate(note), { flag: 'wx' });
  console.log(
    `Written: ${file}, from the template of the kind "${note.kind}". Its description and comments say what to write.\n${note.kind === 'post' ? '' : 'If its folder has an index, link to it there. '}${sidebar}Preview it: npm start, which shows what's missing. Check it: npm run lint:notes -- "${file}"`,
  );
});
