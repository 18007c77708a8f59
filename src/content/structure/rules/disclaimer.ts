import type { Disclaimer } from '../../frontMatter/index.ts';
import type { Check } from '../rule.ts';
import type { NoteView } from '../view.ts';

const SUBJECTS: Readonly<
  Record<Disclaimer, { folder: RegExp; topics: readonly string[] }>
> = {
  investing: {
    folder: /^docs\/investing-trading-notes\//,
    topics: ['investing', 'trading'],
  },
  health: {
    folder: /^docs\/.*(?:健康|养生|睡眠)/,
    topics: ['health', 'sleep', 'nutrition'],
  },
};

function dueFor({ note, front }: NoteView): Disclaimer | undefined {
  const topics =
    Array.isArray(front.topics) && front.kind !== 'index' ? front.topics : [];
  const subjects = Object.entries(SUBJECTS) as [
    Disclaimer,
    (typeof SUBJECTS)[Disclaimer],
  ][];
  return subjects.find(([, { folder, topics: own }]) => {
    return folder.test(note.file) || topics.some((topic) => own.includes(topic));
  })?.[0];
}

/** Money and health notes say above the text that they are no advice. */
export const checkDisclaimer: Check = (view) => {
  const due = dueFor(view);
  if (!due || view.front.disclaimer === due) return [];
  return [
    {
      line: 1,
      message: `The note is about ${due === 'health' ? 'health' : 'money'} and carries no disclaimer.`,
      remedy: `Add disclaimer: ${due} to the front matter; the page then shows it above the text.`,
    },
  ];
};
