import blockquoteMarkers from 'remark-lint-no-blockquote-without-marker';
import duplicateDefinitions from 'remark-lint-no-duplicate-definitions';
import emptyUrls from 'remark-lint-no-empty-url';
import headingLikeParagraphs from 'remark-lint-no-heading-like-paragraph';
import referenceLikeUrls from 'remark-lint-no-reference-like-url';
import undefinedReferences from 'remark-lint-no-undefined-references';
import unusedDefinitions from 'remark-lint-no-unused-definitions';
import { unified } from 'unified';
import { VFile } from 'vfile';

import type { Check } from '../rule.ts';

/**
 * remark-lint rules, grouped by the syntax they apply to, so that notes without it can
 * skip them.
 */
const ofBrackets = unified().use(undefinedReferences).freeze();
const ofDefinitions = unified()
  .use(unusedDefinitions)
  .use(duplicateDefinitions)
  .use(referenceLikeUrls)
  .freeze();
const ofEmptyLinks = unified().use(emptyUrls).freeze();
const ofDeepHeadings = unified().use(headingLikeParagraphs).freeze();
const ofQuotes = unified().use(blockquoteMarkers).freeze();

const LINTERS = [
  [/^[\t >]*\[[^\]]+\]:/m, ofDefinitions],
  [/\]\(\s*(?:#|<>|\))/, ofEmptyLinks],
  [/^[\t >]*#{7}/m, ofDeepHeadings],
  [/^[\t ]*>/m, ofQuotes],
] as const;

/** How to fix what each remark-lint rule finds. */
const REMEDIES: Readonly<Record<string, string>> = {
  'no-undefined-references':
    'Add the definition ([name]: URL, or [^name]: text), write [text](URL), or escape the bracket as \\[.',
  'no-unused-definitions': 'Refer to it in the text, or delete the line.',
  'no-duplicate-definitions': 'Keep one of them, and give the other a name of its own.',
  'no-reference-like-url': 'Write [text][name] for a definition, or [text](address).',
  'no-empty-url': 'Write the address between the round brackets, or take the link out.',
  'no-heading-like-paragraph': 'A heading has at most six #, here two or three.',
  'no-blockquote-without-marker':
    'Begin each line of the quote with >, and put an empty line after it.',
};

/** References have definitions and definitions are used, according to remark-lint. */
export const checkReferenceForm: Check = ({ note, parsed, written }) => {
  const file = new VFile({ value: parsed });
  if (written.some(({ text }) => text.includes('['))) ofBrackets.runSync(note.tree, file);
  for (const [sign, linter] of LINTERS) {
    if (sign.test(parsed)) linter.runSync(note.tree, file);
  }
  return file.messages.map(({ reason, line, ruleId }) => ({
    line,
    message: `${reason}.`,
    remedy: REMEDIES[ruleId ?? ''] ?? "Write what's expected.",
  }));
};
