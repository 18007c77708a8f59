import { SECTIONS, UNWAIVABLE } from '../kinds.ts';
import { type Check, type Finding, findingAt } from '../rule.ts';
import type { NoteView } from '../view.ts';

/** The sections that the kind requires, each in both languages. */
function namesOf({ front }: NoteView) {
  return (front.kind && SECTIONS[front.kind]) ?? [];
}

/** The required sections that the note doesn't waive, in its language. */
function requiredNames(view: NoteView): string[] {
  const waived = Object.keys(view.front.waives ?? {});
  return namesOf(view)
    .filter(
      (names) => UNWAIVABLE.has(names[0]) || !names.some((name) => waived.includes(name)),
    )
    .map(([english, chinese]) => (view.isChinese ? chinese : english));
}

function describeMissing(
  names: readonly string[],
  order: string,
  { front }: NoteView,
): Finding {
  const missing = names.map((name) => `"## ${name}"`).join(', ');
  const [subject, place] =
    names.length === 1
      ? [`The section ${missing} is`, 'its place']
      : [`The sections ${missing} are`, 'their places'];
  return {
    message: `${subject} missing; a note of kind ${front.kind} has ${order}, in this order.`,
    remedy: `Add ${missing} at ${place}, spelled exactly like that.`,
    lacks: names.map((name) => `the section ${name}`).join(', '),
  };
}

/** Every section that the kind requires exists, once and in order. */
export const checkSections: Check = (view) => {
  const required = requiredNames(view);
  const names = view.sections.map(({ name }) => name);
  const order = required.map((name) => `## ${name}`).join(', ');
  const lacking = required.filter((name) => !names.includes(name));
  const missing = lacking.length === 0 ? [] : [describeMissing(lacking, order, view)];
  const known = view.sections.filter(({ name }) => required.includes(name));
  const places = known.map(({ name }) => required.indexOf(name));
  const misplaced = known.find(
    (_, index) => (places[index] ?? 0) <= (places[index - 1] ?? -1),
  );
  if (!misplaced) return missing;
  return [
    ...missing,
    findingAt(misplaced, [
      `"## ${misplaced.name}" is in the wrong place or there twice; the order is ${order}.`,
      'Move the section where it belongs.',
      `${misplaced.name} at its place`,
    ]),
  ];
};
