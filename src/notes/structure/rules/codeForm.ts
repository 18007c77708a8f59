import { nodesOfType } from '../nodes.ts';
import type { Check, Finding } from '../rule.ts';
import { lineOf } from '../view.ts';
import { type Phrase, findPhrases, quote } from './phrases.ts';

const SHELLS = ['bash', 'sh', 'shell', 'zsh', 'console', 'powershell'];

const IN_SHELL: readonly Phrase[] = [
  {
    pattern: /^\s*[$❯➜%]\s\S.*/gmu,
    says: 'begins with a prompt, which is copied with the command',
    remedy: 'Delete the prompt, and put what the command prints into a fence of its own.',
  },
  {
    pattern: /(?<=\s)[–—−][\w-]+/gu,
    says: 'begins with a dash that is no hyphen; the shell does not read it as an option',
    remedy: 'Type the hyphen again.',
  },
];
const QUOTES: Phrase = {
  pattern: /[“”‘’][^\s“”‘’]*/gu,
  says: 'has a quote of prose, which is none in code',
  remedy: 'Type " or \' again.',
};

/** Languages in whose strings and comments prose may stand are held against their own parsers. */
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

/** What stands for a character in HTML, and for itself in code. */
const ENTITY = /&(?:lt|gt|amp|quot|#\d+);/;

/** Code can be copied as it stands: no prompts, no quotes and dashes of prose. */
export const checkCodeForm: Check = ({ note, fences }) => {
  const found: Finding[] = fences.flatMap(({ node, line, language, isOutput }) => {
    if (isOutput) return [];
    const place = { line: line + 1, text: node.value };
    return [
      ...(SHELLS.includes(language) ? findPhrases(place, IN_SHELL) : []),
      ...(QUOTES_MATTER.includes(language) ? findPhrases(place, [QUOTES]) : []),
    ];
  });
  const isAboutEntities = fences.some(({ node }) => ENTITY.test(node.value));
  nodesOfType(note.tree, 'inlineCode').forEach((node) => {
    if (!isAboutEntities && !/^&\w+;$/.test(node.value) && ENTITY.test(node.value))
      found.push({
        line: lineOf(node),
        message: `\`${quote(node.value)}\` shows its entity as it stands; nothing is escaped in code.`,
        remedy: 'Write <, > or & itself between the backticks.',
      });
    if (/[“”]|(?:^|\s)[–—−]{1,2}[a-z]|[（）；](?=.*[=;(){}])|^\s*$/u.test(node.value))
      found.push({
        line: lineOf(node),
        message: `\`${quote(node.value)}\` has a mark of prose, which is none in code.`,
        remedy: 'Type the quote, bracket or hyphen again on a Latin keyboard.',
      });
  });
  return found;
};
