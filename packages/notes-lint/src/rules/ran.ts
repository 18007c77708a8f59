import { SCRIPT_LANGUAGES } from 'mdx-source';

import { keyLine } from '../front-matter/keyLine.ts';
import { isRelease, splitRelease, versionsOf } from '../front-matter/release.ts';
import { needsRan } from '../kinds/kinds.ts';
import type { Check } from './engine/findings.ts';

/** How a text says that its steps weren't run. */
const NOT_RUN =
  /(?:\bnot|n['’]t|\bnever) (?:run|ran|tried|tested)\b|\buntested\b|未在[此这].{0,4}版本上?运行|没有?(?:运行|试|测试|跑)过?|未经测试/i;

const RUNNERS = { [`node@${process.versions.node}`]: SCRIPT_LANGUAGES };

/** A note with samples that run, or with steps to follow, says what they ran on. */
export const checkRan: Check = (view) => {
  const { front, fences, prose, runners = RUNNERS, tools = {} } = view;
  const runs = fences.filter(({ nocheck, run }) => nocheck === undefined && run);
  // A guide whose tool can't run here says so and shows no output.
  const showsOutput = fences.some(({ output }) => output);
  const isUntested = NOT_RUN.test(prose) && !showsOutput;
  if (
    view.note.frontMatter['ran'] !== undefined ||
    (runs.length === 0 && (!needsRan(front.kind) || isUntested))
  )
    return [];
  const lines = runs.map(({ line }) => line).join(', ');
  const because = lines ? `has samples that run (lines: ${lines})` : `is a ${front.kind}`;
  const steps = runs.length > 0 ? [] : fences;
  const texts = steps.flatMap(({ language, code }) => [language, code.text]);
  const followed = Object.keys(tools).filter((name) =>
    texts.some((text) => tools[name]?.test(text)),
  );
  const used = (runs.length > 0 ? runs : fences).map(({ language }) => language);
  const names = Object.keys(runners).filter((name) =>
    runners[name]?.some((language) => used.includes(language)),
  );
  const [ran = ['name@version']] = [followed, names].filter(({ length }) => length > 0);
  const example = ran.map(
    (name) => `"${[name, ...(view.installed?.get(name) ?? [])].join('@')}"`,
  );
  return {
    line: 1,
    message: `The note ${because} but doesn't say what it ran on: the key "ran" is missing.`,
    remedy: `Add what you ran it on, such as ran: [${example.join(', ')}], with the packages and tools it uses; if the tool can't run here, write "not run on this version" in the text${showsOutput ? ' and show no output' : ''}.`,
    lacks: 'the versions it ran on',
  };
};

/**
 * Of an npm package, `ran` names the installed release; otherwise the samples prove a different one. A lab may
 * have run others.
 */
export const checkRanVersions: Check = ({ front: { ran = [] }, ...view }) =>
  ran.flatMap((entry) => {
    const [name] = splitRelease(entry);
    const versions = versionsOf(name, ran);
    const right = view.installed?.get(name) ?? [];
    if (right.length === 0 || versions.some((one) => isRelease(one, right))) return [];
    return {
      line: keyLine(view.note, 'ran'),
      message: `ran names ${entry}, but the samples run on ${name}@${right.join(' and ')}, which is installed.`,
      remedy:
        view.fixCommand && versions.length === 1
          ? `${view.fixCommand} writes the installed version once the samples pass.`
          : 'Write the installed version, and see whether the samples pass.',
    };
  });
