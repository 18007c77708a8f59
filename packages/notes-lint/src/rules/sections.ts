import type { Kind } from '../front-matter/index.ts';

/** A heading in English and in Chinese. */
export type Heading = readonly [english: string, chinese: string];

/** The heading above a note's sources. */
export const SOURCES: Heading = ['Sources', '来源'];

/** The sections that each kind of note requires, in order; other sections may come between them. */
export const SECTIONS: Readonly<Record<Kind, readonly Heading[]>> = {
  concept: [['Trade-offs', '取舍'], ['Pitfalls', '陷阱'], SOURCES],
  comparison: [
    ['Same task, each way', '同一任务的两种写法'],
    ['Decision table', '决策表'],
    ['When I switch', '何时换用'],
    SOURCES,
  ],
  'how-to': [
    ['Before you start', '开始之前'],
    ['Steps', '步骤'],
    ['When it fails', '出错时'],
    ['Undo', '撤销'],
    SOURCES,
  ],
  cheatsheet: [['Traps', '陷阱'], SOURCES],
  checklist: [['Checklist', '检查表'], ['Red flags', '警示信号'], SOURCES],
  index: [['Map', '地图'], ['Start here', '从这里开始'], SOURCES],
  problem: [
    ['Problem', '问题'],
    ['Brute force', '暴力解法'],
    ['Solution', '解法'],
    ["Why it's right", '为什么正确'],
    ['Variants', '变体'],
    SOURCES,
  ],
  book: [
    ['Edition', '版本'],
    ['Kept and dropped', '取与舍'],
    ['Evidence check', '证据核对'],
    ['One-week trial', '一周试行'],
    SOURCES,
  ],
  growth: [
    ['Trigger and action', '触发与行动'],
    ['Evidence', '证据'],
    ['Cost and counter-example', '代价与反例'],
    ['Review', '复盘'],
    SOURCES,
  ],
  resource: [
    ['Picks', '精选'],
    ['Dropped and why', '淘汰与原因'],
    ['How I vet', '筛选方法'],
    SOURCES,
  ],
  tutorial: [
    ['Files', '文件'],
    ['Steps', '步骤'],
    ['Verify', '验证'],
    ['Common errors', '常见错误'],
    ['Next', '下一步'],
    SOURCES,
  ],
  post: [],
};

/** Sections, by their English names, that can't be waived. */
export const UNWAIVABLE: ReadonlySet<string> = new Set([
  'Trade-offs',
  'When I switch',
  'Sources',
]);
