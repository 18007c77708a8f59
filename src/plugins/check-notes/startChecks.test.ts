import { expect, it } from 'vitest';

import { startChecks } from './startChecks.ts';

/** A session whose steps end when the test says so. */
function aSession() {
  const shown: string[] = [];
  const begun: string[] = [];
  let isLatest = () => false;
  const ends: Record<string, () => void> = {};
  let kept = '';
  let sampled = '';
  let text = '';
  const endOf = (step: string) =>
    new Promise<void>((resolve) => {
      begun.push(step);
      ends[step] = resolve;
    });
  const { noticeSave, check } = startChecks<string>({
    checkTexts: async () => {
      const read = text;
      await endOf(`texts ${read}`);
      return () => (kept = read);
    },
    checkSamples: async (notes, ask) => {
      isLatest = ask;
      await endOf(`samples ${notes}`);
      sampled = notes;
    },
    show: (isComplete) =>
      void shown.push(`${kept} ${sampled}${isComplete ? ' complete' : ''}`),
  });
  return {
    shown,
    begun,
    isLatest: () => isLatest(),
    save: (saved: string) => {
      text = saved;
      noticeSave();
    },
    check: () => void check(),
    end: async (step: string) => {
      await new Promise(setImmediate);
      ends[step]?.();
      await new Promise(setImmediate);
    },
  };
}

it('the texts are shown at once, and everything once the samples are checked', async () => {
  const { save, check, end, shown } = aSession();
  save('a');
  check();
  await end('texts a');
  await end('samples a');
  expect(shown).toEqual(['a ', 'a a complete']);
});

it('nothing is complete from a save until what was saved is checked', async () => {
  const { save, check, end, shown } = aSession();
  save('broken');
  check();
  await end('texts broken');
  save('fixed');
  await end('samples broken');
  check();
  await end('texts fixed');
  await end('samples fixed');
  expect(shown).toEqual([
    'broken ',
    'broken broken',
    'fixed broken',
    'fixed fixed complete',
  ]);
});

it('a check that began before a save replaces nothing', async () => {
  const { save, check, end, shown } = aSession();
  save('a');
  check();
  save('b');
  check();
  await end('texts a');
  await end('texts b');
  await end('samples b');
  expect(shown).toEqual(['b ', 'b b complete']);
});

it('texts are checked one after the other, and only the last of several saves', async () => {
  const { save, check, end, begun } = aSession();
  for (const text of ['a', 'b', 'c']) {
    save(text);
    check();
    await end('');
  }
  expect(begun).toEqual(['texts a']);
  await end('texts a');
  expect(begun).toEqual(['texts a', 'texts c']);
});

it('the rest of the samples is left once newer texts have been checked', async () => {
  const { save, check, end, begun, isLatest } = aSession();
  save('a');
  check();
  await end('texts a');
  expect(isLatest()).toBe(true);
  save('b');
  check();
  await end('texts b');
  expect(isLatest()).toBe(false);
  await end('samples a');
  expect(begun).toEqual(['texts a', 'samples a', 'texts b', 'samples b']);
});
