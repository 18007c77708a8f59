import { PROGRAM_LANGUAGES, promptOf, SHELL_LANGUAGES } from 'mdx-source';

import { type Phrase, findPhrases } from './engine/phrases.ts';
import { type Check, checkEach } from './engine/findings.ts';

/** How code begins that could be checked, unlike output, a list of files or a config. */
const STATEMENT =
  /^(?:import .*\bfrom |export |(?:const|let|var) .*=|(?:async )?function \w*\(|(?:interface|class) \w.*\{|(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER) |FROM \S+:|(?:pub )?fn \w)/m;
const COMMAND =
  /^(?:<(?:!doctype|[a-z]+)[ >]|(?:npm|npx|git|docker|kubectl|curl|cd|mkdir|sudo) (?!warn|err|notice|version)\S)/i;

/** A fence with code names its language. */
export const checkFenceLanguage: Check = ({ fences }) =>
  checkEach(fences, ({ language, node: { value } }) => {
    if (language !== '' || !(STATEMENT.test(value) || COMMAND.test(value)))
      return undefined;
    return [
      'The code block has no language, so it is neither checked nor highlighted.',
      'Write the language after the backticks, such as ```ts, or ```text if it is not code.',
    ];
  });

/** Pasted into a shell as they are. `console` isn't: it shows a session with prompts. */
const SHELLS = [...SHELL_LANGUAGES, 'zsh', 'powershell'];

/** What finds prompts in a block; outside of shells, the first line tells whether it's a session. */
function promptsIn(language: string, code: string): Phrase[] {
  const prompt = promptOf(language);
  if (!prompt || !(SHELLS.includes(language) || prompt.test(code))) return [];
  return [
    {
      pattern: new RegExp(`${prompt.source}.*`, 'gmu'),
      says: 'starts with a prompt, which readers would copy with the command',
      remedy: 'Delete the prompt, or write ```console for a session with its output.',
    },
  ];
}

const DASH: Phrase = {
  pattern: /(?<=\s)[–—−][\w-]+/gu,
  says: "starts with a dash instead of a hyphen, so the shell doesn't take it for an option",
  remedy: 'Retype it as a hyphen.',
};

/** Languages where a typographic quote is always wrong; the parsers of the others decide. */
const QUOTES_MATTER = 'json jsonc yaml toml dockerfile sql html css scss'.split(' ');
const QUOTE: Phrase = {
  pattern: /[“”‘’][^\s“”‘’]*/gu,
  says: "has a typographic quote, which isn't a quote in code",
  remedy: 'Retype it as " or \'.',
};

/** Code can be copied as it is: no prompts, no typographic quotes or dashes. */
export const checkCodeForm: Check = ({ fences }) =>
  fences.flatMap(({ code, language, output }) => {
    if (output) return [];
    const isShell = SHELLS.includes(language);
    const found = findPhrases(
      [code],
      [
        ...promptsIn(language, code.text),
        ...(isShell ? [DASH] : []),
        ...(isShell || QUOTES_MATTER.includes(language) ? [QUOTE] : []),
      ],
    );
    // If one line has a prompt, they all do.
    return found.slice(0, 1);
  });

/** No two blocks are one file. */
export const checkFenceMeta: Check = ({ note, fences }) => {
  // A note without a kind may show one file as it changes.
  const isOneFile = note.frontMatter['kind'] !== undefined;
  const titled = fences.filter(
    ({ title, nocheck, language }) =>
      isOneFile &&
      title !== undefined &&
      nocheck === undefined &&
      PROGRAM_LANGUAGES.has(language),
  );
  return checkEach(titled, ({ title, line }) => {
    const first = titled.find((one) => one.title === title)?.line;
    if (first === line) return undefined;
    return [
      `The title "${title}" is already taken at line ${first}, so it would name two files.`,
      'Give each block its own title, or remove one of the titles.',
    ];
  });
};

/** Diagram types whose grammar has no accTitle: the text beside them has to describe them. */
const CANNOT_BE_NAMED = /^\s*(?:mindmap|kanban|sankey|packet|block)/;

/** Screen reader users get a diagram's title and description. */
export const checkDiagramText: Check = ({ fences }) =>
  checkEach(
    fences.filter(({ language }) => language === 'mermaid'),
    ({ node }) => {
      const missing = ['accTitle', 'accDescr'].filter(
        (key) => !new RegExp(`^\\s*${key}\\s*(?::\\s*\\S|\\{)`, 'm').test(node.value),
      );
      if (missing.length === 0 || CANNOT_BE_NAMED.test(node.value)) return undefined;
      return [
        `The diagram has no ${missing.join(' and no ')}.`,
        'Add below the first line: accTitle: its title, and accDescr: what it shows.',
      ];
    },
  );
