import { parsePathDay } from '../dates/parsePathDay.ts';
import {
  type Hint,
  openingOf,
  PLACEHOLDER_DESCRIPTIONS,
  SEEDLING,
  sectionsOf,
} from './kinds.ts';

/** What a new note is created from. */
export type NewNote = {
  /** Path relative to the site's folder. */
  readonly file: string;
  readonly kind: string;
  readonly title: string;
  readonly lang?: 'zh-Hans' | undefined;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Start as a short note, without the sections of its kind. */
  readonly isSeedling?: boolean;
  /** Author of a post, a key of `blog/authors.yml`. */
  readonly author?: string | undefined;
  /** The disclaimer required for notes at this path. */
  readonly disclaimer?: string | undefined;
};

function topicOf(file: string): string {
  const [, ...folders] = file.split('/').slice(0, -1);
  const slug = (folders.at(-1) ?? 'notes').toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return slug.replace(/^-|-$/g, '') || 'notes';
}

function slugOf(file: string): string {
  return file.replace(/(?:\/index)?\.mdx?$/, '').replace(/^.*\//, '');
}

function ownKeys({ file, kind, today, author }: NewNote): string[] {
  if (kind === 'post') {
    return [
      ...(parsePathDay(file) ? [] : [`slug: ${slugOf(file)}`, `date: ${today}`]),
      ...(author === undefined ? [] : [`authors: [${author}]`]),
    ];
  }
  return [
    `topics: [${topicOf(file)}]`,
    // The navbar links to the first page of an area's sidebar.
    ...(/^docs\/[^/]+\/index\.mdx?$/.test(file) ? ['sidebar_position: 0'] : []),
  ];
}

function frontMatter(note: NewNote): string {
  return [
    '---',
    `title: ${JSON.stringify(note.title)}`,
    `description: ${PLACEHOLDER_DESCRIPTIONS[note.lang ? 1 : 0]}`,
    `kind: ${note.kind}`,
    'status: seedling',
    `last_verified: ${note.today}`,
    ...ownKeys(note),
    ...(note.lang ? [`lang: ${note.lang}`] : []),
    ...(note.disclaimer ? [`disclaimer: ${note.disclaimer}`] : []),
    '---',
  ].join('\n');
}

function comment(hint: Hint, lang: NewNote['lang']): string {
  return `{/* ${hint[lang ? 1 : 0]} */}`;
}

function writeSections({ kind, lang, isSeedling }: NewNote): string[] {
  if (isSeedling) return [comment(SEEDLING, lang)];
  return sectionsOf(kind).map(
    ({ english, chinese, hint }) =>
      `## ${lang ? chinese : english}\n\n${comment(hint, lang)}`,
  );
}

/**
 * Writes the skeleton of a note: front matter that passes the schema, and its kind's
 * sections in order, each with a comment that says what to put there. A seedling gets no
 * sections.
 */
export function writeTemplate(note: NewNote): string {
  const { kind, file, lang } = note;
  const marker = file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  const opening = [comment(openingOf(kind), lang), ...(kind === 'post' ? [marker] : [])];
  return `${[frontMatter(note), ...opening, ...writeSections(note)].join('\n\n')}\n`;
}
