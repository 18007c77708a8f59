import type { Sample } from './fences/index.ts';
import type { PlainFault } from './plainFault.ts';
import { RUNNABLE, checkerOf } from './languages.ts';
import { titleFault } from './titleFault.ts';

const WORDS =
  'title="…", run, live, harness, output, output="…", nocheck="…", expect-error="…", schema="…", release="…", {1,3}, showLineNumbers';

const NOCHECK =
  'Write why, as in nocheck="no parser"; at most one fence in ten may say so.';

const TITLE =
  'Write a path in the folder of the note, as in title="src/claim.ts": letters, digits, spaces, . _ - + [ ] and /.';

function* findTitleFaults({
  language,
  meta,
}: Sample): Generator<Omit<PlainFault, 'line'>> {
  const { title, nocheck } = meta;
  const wrong =
    title === undefined || nocheck !== undefined
      ? undefined
      : titleFault(title, language);
  if (wrong === undefined) return;
  const message = `title="${title}" cannot be the name of a file: it ${wrong}.`;
  yield { rule: 'sample/title', message, remedy: TITLE };
}

function* findMetaFaults(sample: Sample): Generator<Omit<PlainFault, 'line'>> {
  const { language, meta, line, shown } = sample;
  const { unknown, nocheck, expectError, run, live, harness, title } = meta;
  if (unknown.length > 0) {
    const message = `After the language stands ${unknown.join(' ')}, which means nothing here.`;
    yield {
      rule: 'sample/meta',
      message,
      remedy: `Words that mean something: ${WORDS}.`,
    };
  }
  yield* findTitleFaults(sample);
  if (nocheck?.trim() === '') {
    yield {
      rule: 'sample/nocheck',
      message: 'nocheck gives no reason.',
      remedy: NOCHECK,
    };
  }
  if (expectError === '') {
    const message = 'expect-error does not say which error.';
    const remedy = 'Write a part of the message, as in expect-error="is not assignable".';
    yield { rule: 'sample/expect-error', message, remedy };
  }
  if (language !== '' && nocheck === undefined && checkerOf(sample) === undefined) {
    const message = `Nothing here checks the language "${language}".`;
    yield { rule: 'sample/language', message, remedy: NOCHECK };
  } else if (live && language !== 'jsx' && language !== 'tsx') {
    const message = `Only jsx and tsx can be live, not ${language}.`;
    yield { rule: 'sample/meta', message, remedy: 'Take live away.' };
  } else if (run && !RUNNABLE.has(language)) {
    const message = `A sample in ${language} is not executed here.`;
    const remedy = `Take run away; these can run: ${[...RUNNABLE].join(', ')}.`;
    yield { rule: 'sample/meta', message, remedy };
  }
  if (harness && (live || language === 'mermaid')) {
    const message = `A ${live ? 'live block' : 'diagram'} is no harness: it is there to be seen.`;
    yield { rule: 'sample/harness', message, remedy: 'Take harness away.' };
  }
  if (harness && shown && shown.line > line) {
    const name = title ?? 'drive.ts';
    yield {
      rule: 'sample/harness',
      message:
        'The output of the harness stands below it; a reader wants the result first.',
      remedy: `Put the output above it, as \`\`\`text output="${name}"${title ? '' : `, and give the harness title="${name}"`}.`,
    };
  }
}

/** What is wrong with the words after a fence's language, all at the opening fence. */
export function checkMeta(sample: Sample): PlainFault[] {
  return [...findMetaFaults(sample)].map((fault) => ({ ...fault, line: sample.line }));
}
