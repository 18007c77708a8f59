import { KIND_RULES } from '../kinds.ts';
import type { Check, Finding } from '../rule.ts';
import type { NoteView, Section } from '../view.ts';

function requiredNames({ front, isChinese }: NoteView): string[] {
  const rule = front.kind && KIND_RULES[front.kind];
  return (rule?.sections ?? []).map(([english, chinese]) =>
    isChinese ? chinese : english,
  );
}

function findMisplaced(
  found: readonly Section[],
  required: readonly string[],
): Section | undefined {
  const known = found.filter(({ name }) => required.includes(name));
  return known.find(
    ({ name }, index) =>
      index > 0 &&
      required.indexOf(name) <= required.indexOf(known[index - 1]?.name ?? ''),
  );
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
    remedy: `Add ${missing} at ${place}, spelled exactly so.`,
  };
}

/** Every section that the kind asks for is there, once and in order. */
export const checkSections: Check = (view) => {
  const required = requiredNames(view);
  const names = view.sections.map(({ name }) => name);
  const order = required.map((name) => `## ${name}`).join(', ');
  const lacking = required.filter((name) => !names.includes(name));
  const missing = lacking.length === 0 ? [] : [describeMissing(lacking, order, view)];
  const misplaced = findMisplaced(view.sections, required);
  if (!misplaced) return missing;
  return [
    ...missing,
    {
      line: misplaced.line,
      message: `"## ${misplaced.name}" stands at the wrong place or twice; the order is ${order}.`,
      remedy: 'Move the section to its place.',
    },
  ];
};

/** The sources close the note. */
export const checkLastSection: Check = ({ sections, isChinese }) => {
  const name = isChinese ? '来源' : 'Sources';
  const sources = sections.find((section) => section.name === name);
  const last = sections.at(-1);
  if (!sources || !last || sources === last) return [];
  return [
    {
      line: last.line,
      message: `"## ${last.name}" stands after "## ${name}", which is the last section of a note.`,
      remedy: `Move "## ${name}" to the end.`,
    },
  ];
};
