import { KIND_RULES, UNWAIVABLE } from '../kinds.ts';
import { keyLine } from '../lines.ts';
import { type Check, each } from '../rule.ts';
import type { NoteView } from '../view.ts';
import { isMinimum, lacksMinimum } from './minimums.ts';

const MOST_SECTIONS = 2;
const MOST_MINIMUMS = 1;

function describeOffer({ front: { kind } }: NoteView): string {
  const rule = kind && KIND_RULES[kind];
  const sections = (rule?.sections ?? []).map(([name]) => name);
  const offered = [...Object.keys(rule?.minimum ?? {}), ...sections];
  return offered.filter((name) => !UNWAIVABLE.has(name)).join(', ');
}

/** What's wrong with one waiver; `undefined` if it's valid. */
function explain(view: NoteView, name: string): string | undefined {
  const { kind } = view.front;
  const rule = kind && KIND_RULES[kind];
  const heading = rule?.sections.find((names) => names.includes(name));
  if (heading && UNWAIVABLE.has(heading[0])) {
    return `waives names "${name}", a section that no note does without.`;
  }
  if (heading) {
    const stands = view.sections.some((section) => heading.includes(section.name));
    return stands ? `waives names "${name}", but the section is there.` : undefined;
  }
  const least = isMinimum(name) ? rule?.minimum[name] : undefined;
  if (!isMinimum(name) || least === undefined) {
    return `waives names "${name}", which is no minimum and no section of kind ${kind}; it has ${describeOffer(view)}.`;
  }
  return lacksMinimum(view, name, least)
    ? undefined
    : `waives names "${name}", but the note meets that minimum.`;
}

/** What a note waives, each with the line of its `waives` key. */
function listWaived({ note, front: { waives } }: NoteView) {
  const names = typeof waives === 'object' ? Object.keys(waives ?? {}) : [];
  return names.map((name) => ({ name, line: keyLine(note, 'waives') }));
}

/** A waiver names a minimum or section of the kind that the note really lacks. */
export const checkWaiver: Check = (view) => {
  const waived = listWaived(view);
  const minimums = waived.filter(({ name }) => isMinimum(name)).length;
  const sections = waived.length - minimums;
  const isTooMuch = minimums > MOST_MINIMUMS || sections > MOST_SECTIONS;
  return [
    ...each(waived, ({ name }) => {
      const message = explain(view, name);
      if (message === undefined) return undefined;
      return [message, 'Delete it from waives, or name what the note leaves out.'];
    }),
    ...each(isTooMuch ? waived.slice(0, 1) : [], () => [
      `waives names ${minimums} minimums and ${sections} sections; a note does without one minimum and two sections at most.`,
      'Write what is missing, or choose another kind of note.',
    ]),
  ];
};

/** The build lists all waivers, so that nobody has to search for them. */
export const listWaivers: Check = (view) =>
  each(listWaived(view), ({ name }) => [
    `The note leaves out ${name}: ${String(view.front.waives?.[name])}.`,
    'Nothing to do as long as the reason holds.',
  ]);
