import { KIND_RULES, UNWAIVABLE } from '../kinds.ts';
import { type Check, type Finding, findingAt } from '../rule.ts';
import type { NoteView } from '../view.ts';

/** The sections that the kind requires, each in both languages. */
function namesOf({ front }: NoteView) {
  return (front.kind && KIND_RULES[front.kind]?.sections) ?? [];
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

/** The note has enough sections of its own to teach in, before those of its kind. */
export const checkOwnSections: Check = (view) => {
  const { kind } = view.front;
  const range = kind && KIND_RULES[kind]?.ownSections;
  if (!range) return [];
  const [min, max] = range;
  const required: readonly string[] = namesOf(view).flat();
  const own = view.sections.filter(({ name }) => !required.includes(name));
  const first = view.sections.find(({ name }) => required.includes(name));
  const late = own.find(({ line }) => first && line > first.line);
  if (late) {
    return findingAt(late, [
      `"## ${late.name}" comes after "## ${first?.name}"; what a ${kind} teaches comes before it.`,
      `Move the section before "## ${first?.name}", or make it a part of one with ###.`,
      `${late.name} at its place`,
    ]);
  }
  if (own.length >= min && own.length <= max) return [];
  return {
    message: `The note has ${own.length} sections of its own; a ${kind} has ${min} to ${max}, named for what they teach, before "## ${requiredNames(view)[0]}".`,
    remedy:
      own.length < min
        ? 'Name each step of the argument with a ## heading.'
        : 'Make the smaller steps ### headings of a larger one.',
    lacks: `${min} to ${max} sections that teach`,
  };
};

/** The sources come last. */
export const checkLastSection: Check = ({ sections, isChinese }) => {
  const name = isChinese ? '来源' : 'Sources';
  const sources = sections.find((section) => section.name === name);
  const last = sections.at(-1);
  if (!sources || !last || sources === last) return [];
  return findingAt(last, [
    `"## ${last.name}" comes after "## ${name}", which is the last section of a note.`,
    `Move "## ${name}" to the end.`,
    `${name} at the end`,
  ]);
};
