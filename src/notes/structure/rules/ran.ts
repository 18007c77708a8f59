import type { Check } from '../rule.ts';
import { type NoteView, keyLine } from '../view.ts';

/** What a text says beside a step that was not tried here. */
const NOT_RUN = /not run on (?:this|these) versions?|未在(?:此|这些)版本上?运行/i;

/** The sentence that {@link saysNotRun} looks for, in the note's language. */
export function notRunSentence(isChinese: boolean): string {
  return isChinese ? '未在此版本上运行' : 'not run on this version';
}

/** Whether a text says that something was not run on the version it names. */
export function saysNotRun(text: string): boolean {
  return NOT_RUN.test(text);
}

function runsSamples({ fences }: NoteView): boolean {
  return fences.some(
    ({ isUnchecked, isRun, isLive, language }) =>
      !isUnchecked && (isRun || isLive || language === 'sql'),
  );
}

/** A how-to whose tool cannot run here says so and shows no output. */
function isUntried({ front, prose, fences }: NoteView): boolean {
  const shows = fences.some(({ isOutput }) => isOutput);
  return front.kind === 'how-to' && saysNotRun(prose) && !shows;
}

/** A note whose samples run, or whose steps are to be followed, says on what they ran. */
export const checkRan: Check = (view) => {
  const { kind, ran } = view.front;
  const isGuide = kind === 'how-to' || kind === 'tutorial';
  const runs = runsSamples(view);
  if (ran !== undefined || (!isGuide && !runs)) return [];
  if (!runs && isUntried(view)) return [];
  const because = runs ? 'has samples that run' : `is of kind ${kind}`;
  return [
    {
      line: 1,
      message: `The note ${because} and does not say on which versions: the key "ran" is missing.`,
      remedy:
        'Add a line such as ran: ["node@20", "yaml@2.9.1"]; a how-to whose tool cannot run here says "not run on this version" in its text and shows no output.',
      lacks: 'the versions it ran on',
    },
  ];
};

/** An npm package that ran is the one that is installed, or the samples prove another release. */
export const checkRanVersions: Check = ({ note, front, installed }) => {
  const ran = Array.isArray(front.ran) ? front.ran.map(String) : [];
  return ran.flatMap((entry) => {
    const [name, version] = splitRelease(entry);
    const right = installed?.(name) ?? [];
    if (right.length === 0 || right.includes(version)) return [];
    return {
      line: keyLine(note, 'ran'),
      message: `ran names ${entry}, but the samples run on ${name}@${right.join(' and ')}, which is installed.`,
      remedy: 'npm run fix:notes writes the installed version once the samples pass.',
    };
  });
};

/** Name and version of `name@version`; a scope's own @ belongs to the name. */
export function splitRelease(entry: string): [name: string, version: string] {
  const at = entry.lastIndexOf('@');
  return [entry.slice(0, at), entry.slice(at + 1)];
}
