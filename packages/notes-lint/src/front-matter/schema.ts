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

/** The front matter of a note that passed the schema. */
export type FrontMatter = {
  readonly title: string;
  readonly description: string;
  readonly kind: Kind;
  readonly status: Status;
  /** `YYYY-MM-DD`. */
  readonly last_verified: string;
  readonly topics?: readonly string[];
  /** `name@version` of everything that samples and labs ran on. */
  readonly ran?: readonly string[];
  /** `name@version` of what was read about but not run. */
  readonly read?: readonly string[];
  readonly lang?: 'zh-Hans';
  readonly disclaimer?: Disclaimer;
  readonly slug?: string;
  readonly sidebar_position?: number;
  readonly sidebar_label?: string;
  readonly authors?: readonly string[];
  readonly tags?: readonly string[];
  readonly date?: string;
  /** Docusaurus leaves drafts out of a build. */
  readonly draft?: boolean;
  /** Published, but not listed anywhere. */
  readonly unlisted?: boolean;
  readonly image?: string;
  readonly keywords?: readonly string[];
  readonly hide_table_of_contents?: boolean;
  /** Files of notes to read before this one, and after it. */
  readonly read_first?: readonly string[];
  readonly read_next?: readonly string[];
  /** The last substantial change: `2026-11-20 What changed`. */
  readonly changed?: string;
  /** Other names for the note's subject. */
  readonly aliases?: readonly string[];
  /** Sections of its kind that the note leaves out, each with the reason. */
  readonly waives?: Readonly<Record<string, string>>;
};

const DAY = '(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';

const noteFiles = {
  type: 'array',
  items: { type: 'string', pattern: '\\.mdx?$' },
  minItems: 1,
  maxItems: 3,
  uniqueItems: true,
  examples: [['./dns.md']],
} as const;

const releases = {
  type: 'array',
  items: { type: 'string', pattern: '^[a-z0-9@/._-]+@[0-9]+(\\.[0-9]+)*$' },
  minItems: 1,
  maxItems: 8,
  uniqueItems: true,
} as const;

/** Each key with its rule, its purpose (`description`) and valid values (`examples`). */
const properties = {
  title: {
    type: 'string',
    minLength: 2,
    maxLength: 70,
    description: 'Title of the page; its only first-level heading.',
    examples: ['Idempotency'],
  },
  description: {
    type: 'string',
    minLength: 10,
    maxLength: 160,
    description: 'What the note answers, in one sentence of at most 160 characters.',
    examples: ['How to make a retried POST charge once, even when two retries race.'],
  },
  kind: { enum: KINDS, description: 'Decides the sections of the note.' },
  status: {
    enum: STATUSES,
    description: 'seedling: incomplete; budding: complete, reviewed; evergreen: proven.',
  },
  last_verified: {
    type: 'string',
    pattern: `^20[2-9][0-9]-${DAY}$`,
    description: 'Day the facts were last held against their sources.',
    examples: ['2026-11-20'],
  },
  topics: {
    type: 'array',
    items: { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' },
    minItems: 1,
    maxItems: 4,
    uniqueItems: true,
    description: 'One to four topics in kebab-case; never on posts.',
    examples: [['api', 'reliability']],
  },
  ran: {
    ...releases,
    description:
      'What samples and labs ran on; due for how-to, tutorial and every note with samples that run.',
    examples: [['node@20', 'yaml@2.9.1']],
  },
  read: {
    ...releases,
    description: 'What was only read about.',
    examples: [['rfc@9110', 'gin@1.12.0']],
  },
  lang: { const: 'zh-Hans', description: 'Only for notes written in Chinese.' },
  disclaimer: { enum: DISCLAIMERS, description: 'Due on money and health notes.' },
  slug: {
    type: 'string',
    description: 'Last part of a post’s address.',
    examples: ['welcome'],
  },
  sidebar_position: {
    type: 'number',
    description: 'Place among its siblings.',
    examples: [1],
  },
  sidebar_label: {
    type: 'string',
    maxLength: 40,
    description: 'Shorter name in the sidebar.',
    examples: ['Overview'],
  },
  authors: {
    description: 'Keys of blog/authors.yml.',
    examples: [['ada']],
  },
  tags: {
    type: 'array',
    description: 'Tags of blog/tags.yml.',
    examples: [['hello']],
  },
  date: {
    type: 'string',
    pattern: `^20[0-9]{2}-${DAY}$`,
    description: 'Day of publication of a post.',
    examples: ['2026-11-20'],
  },
  draft: { type: 'boolean', description: 'Left out of builds.', examples: [true] },
  unlisted: {
    type: 'boolean',
    description: 'Published, but in no list, search or sitemap.',
    examples: [true],
  },
  image: {
    type: 'string',
    description: 'Picture that a shared link shows.',
    examples: ['./cover.png'],
  },
  keywords: {
    type: 'array',
    items: { type: 'string' },
    minItems: 1,
    uniqueItems: true,
    description: 'Keywords in the head of the page.',
    examples: [['dns', 'cache']],
  },
  hide_table_of_contents: {
    type: 'boolean',
    description: 'Shows no table of contents.',
    examples: [true],
  },
  read_first: {
    ...noteFiles,
    description: 'Up to three notes that this one needs, by their files.',
  },
  read_next: {
    ...noteFiles,
    description: 'Up to three notes that this one leads to, by their files.',
  },
  changed: {
    type: 'string',
    pattern: `^20[2-9][0-9]-${DAY} \\S.{9,159}$`,
    description: 'The last change of substance: its day, a space, and what changed.',
    examples: ['2026-11-20 The retry sample runs on Node 20 alone'],
  },
  aliases: {
    type: 'array',
    items: { type: 'string', minLength: 2, maxLength: 40 },
    minItems: 1,
    maxItems: 6,
    uniqueItems: true,
    description: 'Other names that readers search its subject by.',
    examples: [['k8s']],
  },
  waives: {
    type: 'object',
    minProperties: 1,
    maxProperties: 2,
    additionalProperties: { type: 'string', minLength: 10, maxLength: 120 },
    description: 'Up to two sections of its kind that this note does without, and why.',
    examples: [{ Undo: 'nothing on disk changes' }],
  },
} as const;

/**
 * Keys that only Docusaurus reads, and validates itself: those of docs, posts and pages in 3.8.1
 * (https://docusaurus.io/docs/3.8.1/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter).
 */
export const UPSTREAM_KEYS = [
  'author',
  'author_image_url',
  'author_title',
  'author_url',
  'custom_edit_url',
  'displayed_sidebar',
  'hide_title',
  'id',
  'last_update',
  'mdx',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'parse_number_prefixes',
  'sidebar_class_name',
  'sidebar_custom_props',
  'title_meta',
  'toc_max_heading_level',
  'toc_min_heading_level',
  'wrapperClassName',
];

/** The schema of a note's front matter. */
export const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Front matter of a note (docs, pages and posts)',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'description'],
  // A kind is a promise of what the note has; without one, nothing more is asked.
  if: { required: ['kind'], properties: { kind: { not: { const: 'post' } } } },
  then: { required: ['status', 'last_verified'] },
  properties: {
    ...Object.fromEntries(UPSTREAM_KEYS.map((key) => [key, true])),
    ...properties,
  },
} as const;

/**
 * The description in a new note, in English and Chinese. It passes the schema, and a rule asks the author
 * to replace it.
 */
export const PLACEHOLDER_DESCRIPTIONS: readonly [english: string, chinese: string] = [
  'What this note answers, in one sentence that says it to a reader.',
  '用一句话告诉读者，这篇笔记回答什么问题，至少写二十个字。',
];

/** A front matter key. */
export type Key = keyof typeof properties;

/** What a key is for, and which values are valid. */
export type KeyDescription = {
  readonly description: string;
  readonly examples?: readonly unknown[];
  readonly enum?: readonly string[];
  readonly const?: unknown;
};

/** What a key is for, or `undefined` if there is no such key. */
export function describeKey(key: string): KeyDescription | undefined {
  return Object.hasOwn(properties, key) ? properties[key as Key] : undefined;
}

/** All keys, in the order in which they're written. */
export const KEYS = Object.keys(properties) as Key[];
