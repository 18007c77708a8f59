import { type Check, each } from '../rule.ts';
import { type Phrase, findPhrases, quote } from './phrases.ts';

/** Pasted into a shell as they are. `console` isn't: it shows a session with prompts. */
const SHELLS = ['bash', 'sh', 'shell', 'zsh', 'powershell'];

const IN_SHELL: readonly Phrase[] = [
  {
    pattern: /^\s*[$❯➜%]\s\S.*/gmu,
    says: 'starts with a prompt, which readers would copy with the command',
    remedy: "Delete the prompt, and move the command's output to a block of its own.",
  },
  {
    pattern: /(?<=\s)[–—−][\w-]+/gu,
    says: "starts with a dash instead of a hyphen, so the shell doesn't take it for an option",
    remedy: 'Retype it as a hyphen.',
  },
];
const QUOTES: Phrase = {
  pattern: /[“”‘’][^\s“”‘’]*/gu,
  says: "has a typographic quote, which isn't a quote in code",
  remedy: 'Retype it as " or \'.',
};

/**
 * Languages where a typographic quote is always wrong. The others may have prose in
 * strings and comments, so their own parsers decide.
 */
const QUOTES_MATTER = [
  ...SHELLS,
  'json',
  'jsonc',
  'yaml',
  'toml',
  'dockerfile',
  'sql',
  'html',
  'css',
  'scss',
];

/** HTML entities, which code shows literally. */
const ENTITY = /&(?:lt|gt|amp|quot|#\d+);/;
const MARK = /[“”]|(?:^|\s)[–—−]{1,2}[a-z]|[（）；](?=.*[=;(){}])|^\s*$/u;

/** Code can be copied as it is: no prompts, no typographic quotes or dashes. */
export const checkCodeForm: Check = ({ fences, all }) => {
  const inFences = fences.flatMap(({ code, language, output }) => {
    if (output) return [];
    return findPhrases(
      [code],
      [
        ...(SHELLS.includes(language) ? IN_SHELL : []),
        ...(QUOTES_MATTER.includes(language) ? [QUOTES] : []),
      ],
    );
  });
  const isAboutEntities = fences.some(({ node }) => ENTITY.test(node.value));
  const withEntities = all('inlineCode').filter(
    ({ value }) => !isAboutEntities && !/^&\w+;$/.test(value) && ENTITY.test(value),
  );
  const withMarks = all('inlineCode').filter(({ value }) => MARK.test(value));
  return [
    ...inFences,
    ...each(withEntities, ({ value }) => [
      `\`${quote(value)}\` shows its entity as it is; code needs no escaping.`,
      'Write <, > or & itself between the backticks.',
    ]),
    ...each(withMarks, ({ value }) => [
      `\`${quote(value)}\` has a typographic character that code does not use.`,
      'Retype the quote, bracket or hyphen on a Latin keyboard.',
    ]),
  ];
};
