// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import NoteHeader from './index.tsx';
import Metadata from './Metadata.tsx';
import type { NoteFacts } from './data.ts';

vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, forms: string) =>
      forms.split('|')[count === 1 ? 0 : 1],
  }),
}));
vi.mock('../../hooks/useAreaPage.ts', () => ({ default: () => undefined }));

const useLanguage = vi.hoisted(() => vi.fn(() => 'en'));
vi.mock('../../hooks/useInterfaceLanguage.ts', () => ({ default: useLanguage }));

/** Mocks only the clock, not timers. */
const setNow = (now: string) =>
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });

beforeEach(() => void setNow('2026-11-22'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const FACTS: NoteFacts = {
  title: 'DNS',
  description: 'How a name becomes an address.',
  status: 'budding',
  verified: { iso: '2026-11-20', text: '20 Nov 2026' },
  until: { iso: '2027-05-19', text: '19 May 2027' },
  edited: { iso: '2026-11-22', text: '22 Nov 2026' },
  minutes: 7,
  topics: ['api', 'reliability'],
  samples: [
    { depth: 'run', count: 4 },
    { depth: 'compiled', count: 1 },
    { depth: 'unchecked', count: 2 },
  ],
};

function factsShown(facts: NoteFacts): (string | null)[] {
  render(<NoteHeader facts={facts} />);
  const list = screen.getByRole('list', { name: 'About this note' });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

describe('the header of a note', () => {
  it('lists its facts as text in one list', () => {
    expect(factsShown(FACTS)).toEqual([
      'verified 20 Nov 2026',
      'edited 22 Nov 2026',
      '7 min',
      '7 samples: 4 run, 1 compiled, 2 not checked',
      'api · reliability',
    ]);
  });

  it('shows the facts that an incomplete note has', () => {
    expect(factsShown({ title: 'DNS', minutes: 1, topics: [] })).toEqual(['1 min']);
  });

  it('omits an edit that has been verified, and names an unusual status', () => {
    const edited = { iso: '2026-11-18', text: '18 Nov 2026' };
    const facts = factsShown({ ...FACTS, edited, status: 'evergreen' });
    expect(facts.slice(0, 3)).toEqual(['evergreen', 'verified 20 Nov 2026', '7 min']);
  });

  it('uses the singular for a single sample', () => {
    const samples = [{ depth: 'parsed', count: 1 }] as const;
    expect(factsShown({ ...FACTS, samples })).toContain('1 sample: 1 parsed');
  });

  it.each(['en', 'fr'])(
    "is marked as %s, the site's language, on a Chinese note",
    (language) => {
      useLanguage.mockReturnValueOnce(language);
      render(<NoteHeader facts={{ ...FACTS, lang: 'zh-Hans' }} />);
      const fact = screen.getByText(/7 samples/);
      expect(fact.closest('[lang]')?.getAttribute('lang')).toBe(language);
    },
  );

  it('leaves out what is unknown', () => {
    const unknown = { edited: undefined, samples: undefined };
    expect(factsShown({ ...FACTS, ...unknown, topics: [] })).toEqual([
      'verified 20 Nov 2026',
      '7 min',
    ]);
  });

  it('lists what a seedling still lacks', () => {
    const lacks = ['the section Trade-offs', '540 words'];
    render(<NoteHeader facts={{ ...FACTS, status: 'seedling', lacks }} />);
    screen.getByText(/Still missing: the section Trade-offs; 540 words\./);
  });

  it('warns of a note past its term, with the date', () => {
    expect(factsShown({ ...FACTS, stale: true })).toContain('expired 19 May 2027');
    expect(screen.getByRole('note').textContent).toMatch(
      /Overdue for review: .* 19 May 2027/,
    );
  });

  it.each([
    ['2027-05-19T23:59:59Z', 'verified 20 Nov 2026'],
    ['2027-05-20T00:00:00Z', 'expired 19 May 2027'],
  ])('at %s, without a new build, it shows "%s"', (now, words) => {
    setNow(now);
    expect(factsShown(FACTS)).toContain(words);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('renders the state of build time on the server, whatever the clock says', () => {
    setNow('2030-01-01');
    const words = (html: string) => /verified|expired/.exec(html)?.[0];
    expect(words(renderToString(<NoteHeader facts={FACTS} />))).toBe('verified');
    const stale = renderToString(<NoteHeader facts={{ ...FACTS, stale: true }} />);
    expect(words(stale)).toBe('expired');
  });

  it("has the disclaimer in the note's language", () => {
    render(<NoteHeader facts={{ ...FACTS, lang: 'zh-Hans', disclaimer: 'health' }} />);
    expect(screen.getByRole('note').getAttribute('lang')).toBe('zh-Hans');
    expect(screen.getByRole('note').textContent).toMatch(/不是医疗建议/);
    cleanup();
    render(<NoteHeader facts={{ ...FACTS, disclaimer: 'investing' }} />);
    expect(screen.getByRole('note').textContent).toMatch(/not advice.*lose everything/);
  });
});

it('structured data survives markup in a title', () => {
  const title = 'Why </script> ends a script';
  render(<Metadata facts={{ ...FACTS, title }} />);
  const text = document.querySelector('script')?.textContent ?? '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ headline: title });
});
