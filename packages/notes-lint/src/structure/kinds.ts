import type { Kind } from '../front-matter/index.ts';

/** A heading in English and in Chinese. */
export type Heading = readonly [english: string, chinese: string];

/**
 * What a note needs a minimum number of, unless `waives` gives a reason to do without.
 */
export const MINIMUMS = [
  'table',
  'run',
  'samples',
  'sources',
  'rows',
  'errors',
  'isbn',
  'grade',
  'picks',
  'exhibit',
] as const;

export type Minimum = (typeof MINIMUMS)[number];

/** The requirements for one kind of note. */
export type KindRule = {
  /**
   * The usual length of good ones, in English words; words in tables count half. Not a
   * limit.
   */
  readonly words: readonly [from: number, to: number];
  /** Required sections, in order; other sections may come between them. */
  readonly sections: readonly Heading[];
  /**
   * How many sections of its own choosing the note has; they come before the required
   * ones.
   */
  readonly ownSections?: readonly [min: number, max: number];
  /** The minimum number of each. */
  readonly minimum: Readonly<Partial<Record<Minimum, number>>>;
};

const SOURCES: Heading = ['Sources', '来源'];

/** The sections, length and minimums of each kind of note. */
export const KIND_RULES: Readonly<Record<Kind, KindRule>> = {
  concept: {
    words: [700, 2200],
    ownSections: [2, 5],
    sections: [['Trade-offs', '取舍'], ['Pitfalls', '陷阱'], SOURCES],
    minimum: { exhibit: 1, run: 1, sources: 3 },
  },
  comparison: {
    words: [700, 2000],
    sections: [
      ['Same task, each way', '同一任务的两种写法'],
      ['Decision table', '决策表'],
      ['When I switch', '何时换用'],
      SOURCES,
    ],
    minimum: { table: 1, run: 1, sources: 3 },
  },
  'how-to': {
    words: [600, 2000],
    sections: [
      ['Before you start', '开始之前'],
      ['Steps', '步骤'],
      ['When it fails', '出错时'],
      ['Undo', '撤销'],
      SOURCES,
    ],
    minimum: { samples: 3, errors: 1, sources: 2 },
  },
  cheatsheet: {
    words: [400, 1800],
    sections: [['Traps', '陷阱'], SOURCES],
    minimum: { table: 2, samples: 8, sources: 2 },
  },
  checklist: {
    words: [400, 1400],
    sections: [['Checklist', '检查表'], ['Red flags', '警示信号'], SOURCES],
    minimum: { table: 1, rows: 8, sources: 1 },
  },
  index: {
    words: [200, 900],
    sections: [['Map', '地图'], ['Start here', '从这里开始'], SOURCES],
    minimum: { sources: 1 },
  },
  problem: {
    words: [400, 1200],
    sections: [
      ['Problem', '问题'],
      ['Brute force', '暴力解法'],
      ['Solution', '解法'],
      ['Why it is right', '为什么正确'],
      ['Variants', '变体'],
      SOURCES,
    ],
    minimum: { samples: 2, sources: 1 },
  },
  book: {
    words: [500, 1500],
    sections: [
      ['Edition', '版本'],
      ['Kept and dropped', '取与舍'],
      ['Evidence check', '证据核对'],
      ['One-week trial', '一周试行'],
      SOURCES,
    ],
    minimum: { table: 1, isbn: 1, sources: 1 },
  },
  growth: {
    words: [400, 1500],
    sections: [
      ['Trigger and action', '触发与行动'],
      ['Evidence', '证据'],
      ['Cost and counter-example', '代价与反例'],
      ['Review', '复盘'],
      SOURCES,
    ],
    minimum: { grade: 1, sources: 1 },
  },
  resource: {
    words: [350, 1200],
    sections: [
      ['Picks', '精选'],
      ['Dropped and why', '淘汰与原因'],
      ['How I vet', '筛选方法'],
      SOURCES,
    ],
    minimum: { table: 1, picks: 5, sources: 1 },
  },
  tutorial: {
    words: [350, 1500],
    sections: [
      ['Files', '文件'],
      ['Steps', '步骤'],
      ['Verify', '验证'],
      ['Common errors', '常见错误'],
      ['Next', '下一步'],
      SOURCES,
    ],
    minimum: { sources: 1 },
  },
  post: { words: [300, 2500], sections: [], minimum: { exhibit: 1 } },
};

/** Sections, by their English names, that can't be waived. */
export const UNWAIVABLE: ReadonlySet<string> = new Set([
  'Trade-offs',
  'When I switch',
  'Sources',
]);

/** Minimum length of a seedling, in words. */
export const SEEDLING_WORDS = 60;

/** How many Chinese characters count as one English word. */
export const HAN_PER_WORD = 1.6;
