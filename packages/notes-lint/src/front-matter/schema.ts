/** Kinds of note, in the order in which authors are offered them. */
export const KINDS = [
  'concept',
  'comparison',
  'how-to',
  'cheatsheet',
  'checklist',
  'index',
  'problem',
  'book',
  'growth',
  'resource',
  'tutorial',
  'post',
] as const;

/** Growth stages of a note. */
export const STATUSES = ['seedling', 'budding', 'evergreen'] as const;

/** Subjects that need a disclaimer above the text. */
export const DISCLAIMERS = ['investing', 'health'] as const;

export type Kind = (typeof KINDS)[number];
export type Status = (typeof STATUSES)[number];
export type Disclaimer = (typeof DISCLAIMERS)[number];

const DAY = '20\\d\\d-\\d\\d-\\d\\d';
const RELEASE = /^[a-z0-9@/._-]+@\d+(?:\.\d+)*$/;

/** What a key of this site holds, and how it's written. */
export type Key = {
  readonly type: 'text' | 'list' | 'map';
  readonly oneOf?: readonly string[];
  /** The form of the text, or of each entry of the list. */
  readonly form?: RegExp;
  readonly maxLength?: number;
  readonly says: string;
  /** A valid value, as written in YAML. */
  readonly example: string;
};

/** The keys that this package reads, in the order in which they're written. */
const OWN = {
  title: {
    type: 'text',
    maxLength: 70,
    says: 'Title of the page; its only first-level heading.',
    example: 'A short title',
  },
  description: {
    type: 'text',
    maxLength: 160,
    says: 'What the note answers, in one sentence of at most 160 characters.',
    example: 'What the note answers, in a sentence.',
  },
  kind: {
    type: 'text',
    oneOf: KINDS,
    says: 'Decides the sections of the note.',
    example: 'concept',
  },
  status: {
    type: 'text',
    oneOf: STATUSES,
    says: 'seedling: incomplete; budding: complete, reviewed; evergreen: proven.',
    example: 'seedling',
  },
  last_verified: {
    type: 'text',
    form: new RegExp(`^${DAY}$`),
    says: 'Day the facts were last checked against their sources.',
    example: '2026-11-20',
  },
  topics: {
    type: 'list',
    form: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    says: 'Topics in kebab-case.',
    example: '[http, caching]',
  },
  ran: {
    type: 'list',
    form: RELEASE,
    says: 'What samples and labs ran on; required for how-to, tutorial and every note with samples that run.',
    example: '["node@20", "yaml@2.9.1"]',
  },
  read: {
    type: 'list',
    form: RELEASE,
    says: 'What was only read about.',
    example: '["rfc@9110", "gin@1.12.0"]',
  },
  lang: {
    type: 'text',
    oneOf: ['zh-Hans'],
    says: 'Only for notes written in Chinese.',
    example: 'zh-Hans',
  },
  disclaimer: {
    type: 'text',
    oneOf: DISCLAIMERS,
    says: 'Required on money and health notes.',
    example: 'investing',
  },
  read_first: {
    type: 'list',
    form: /\.mdx?$/,
    says: 'Notes that this one needs, by their files.',
    example: '[./dns.md]',
  },
  read_next: {
    type: 'list',
    form: /\.mdx?$/,
    says: 'Notes that this one leads to, by their files.',
    example: '[./dns.md]',
  },
  changed: {
    type: 'text',
    form: new RegExp(`^${DAY} \\S.{9,159}$`),
    says: 'The last change of substance: its day, a space, and what changed.',
    example: '2026-11-20 What changed, in a sentence',
  },
  aliases: {
    type: 'list',
    says: 'Other names that readers search its subject by.',
    example: '[k8s]',
  },
  waives: {
    type: 'map',
    says: 'Sections of its kind that this note leaves out, and why.',
    example: '{ Undo: "nothing on disk changes" }',
  },
} as const satisfies Readonly<Record<string, Key>>;

/** What {@link OWN} has by a key that an author wrote. */
export const KEYS: Readonly<Record<string, Key>> = OWN;

/** The value of a key that passed the schema. */
type ValueOf<K extends Key> = K extends { oneOf: readonly (infer Value)[] }
  ? Value
  : { text: string; list: readonly string[]; map: Record<string, string> }[K['type']];

type Own = { readonly [K in keyof typeof OWN]?: ValueOf<(typeof OWN)[K]> };

/** The front matter of a complete note. */
export type FrontMatter = Own &
  Required<Pick<Own, 'title' | 'description' | 'kind' | 'status' | 'last_verified'>>;

/**
 * Keys that Docusaurus reads in docs, posts and pages, so that a misspelt one is reported. They're repeated
 * here because it doesn't export its schemas; `npm run upgrading` says when those change.
 */
export const UPSTREAM_KEYS =
  `author author_image_url author_title author_url authors custom_edit_url date
  displayed_sidebar draft hide_table_of_contents hide_title id image keywords last_update mdx
  pagination_label pagination_next pagination_prev parse_number_prefixes sidebar_class_name
  sidebar_custom_props sidebar_label sidebar_position slug tags title_meta toc_max_heading_level
  toc_min_heading_level unlisted wrapperClassName`.split(/\s+/);

/**
 * The description in a new note, in English and Chinese. It passes the schema, and a rule asks the author
 * to replace it.
 */
export const PLACEHOLDER_DESCRIPTIONS: readonly [english: string, chinese: string] = [
  'What this note answers, in one sentence that says it to a reader.',
  '用一句话告诉读者，这篇笔记回答什么问题，至少写二十个字。',
];
