import type { Kind } from '../front-matter/index.ts';

/** A hint in the language of the note. */
export type Hint = readonly [english: string, chinese: string];

/** What to put in each kind's opening: the question it has to answer first. */
export const OPENING_HINTS: Readonly<Record<Kind, Hint>> = {
  concept: [
    'the answer: my default, and the condition that flips it',
    '答案：默认怎么选，什么情况下换一种',
  ],
  comparison: [
    'the verdict: what I take, and when I take the other',
    '结论：我选哪个，什么时候换另一个',
  ],
  'how-to': [
    'the outcome: what works at the end, and on which versions',
    '做完以后得到什么，在哪些版本上试过',
  ],
  cheatsheet: [
    'the model in three lines; then a section for each thing to look up',
    '三句话讲清原理，然后每样要查的东西一节',
  ],
  checklist: [
    'when to run it, and what it has caught',
    '什么时候照着查一遍，它发现过什么',
  ],
  index: ['what this area answers, and for whom', '这个方向回答哪些问题，给谁看'],
  problem: ['the insight that makes it easy', '让题目变简单的那个关键'],
  book: ['what I keep of the book', '这本书里我留下了什么'],
  growth: ['the rule, in one sentence I can act on', '一句能照着做的规则'],
  resource: ['the rule by which these were selected', '按什么标准挑出来的'],
  tutorial: ['the goal: what the reader has at the end', '目标：读者最后手里有什么'],
  post: [
    'the claim; then the evidence; then its limits',
    '先说主张，再给证据，最后说明结论管到哪里为止',
  ],
};

/** The hint that a seedling gets instead of sections. */
export const SEEDLING_HINT: Hint = [
  'what you know so far, and a link to the note where the next question lies; the sections of the kind come when it grows',
  '目前知道的，再链接到回答下一个问题的笔记；内容多了再分节',
];

/** What to put in each section, by its English name. */
export const SECTION_HINTS: Readonly<Record<string, Hint>> = {
  'Trade-offs': [
    'a table; what it costs, and when not',
    '一张表：代价是什么，什么时候不用',
  ],
  Pitfalls: ['what goes wrong, and how it shows', '会出什么错，怎么看得出来'],
  'Same task, each way': [
    'the same small task in both, as samples',
    '同一件小事两种做法，都写成例子',
  ],
  'Decision table': [
    'the criteria that decide, one per row',
    '起决定作用的标准，每行一条',
  ],
  'When I switch': [
    'the number or event that changes my mind, and the cost of leaving',
    '哪个数字或哪件事会让我换，换的代价是什么',
  ],
  'Before you start': [
    'versions, rights, and what to save first',
    '版本、权限，先备份什么',
  ],
  Steps: [
    'each step with its command, a check, and what it prints',
    '每一步写命令、怎么核对、会输出什么',
  ],
  'When it fails': ['a table: message, cause, remedy', '一张表：报错、原因、解决办法'],
  Undo: ['the way back', '怎么退回去'],
  Traps: ['what looks right and is not, with its output', '看着对其实不对的写法，附输出'],
  Checklist: [
    'a table of 8 to 30 rows: item, why, how verified',
    '一张 8 到 30 行的表：检查什么、为什么、怎么核对',
  ],
  'Red flags': ['what ends the check at once', '出现哪些情况就立刻停止'],
  Map: [
    'a table or list that links every note beside this one',
    '一张表或列表，链接到同一文件夹里的每篇笔记',
  ],
  'Start here': ['the first three notes, and why these', '先读哪三篇，为什么'],
  Problem: ['input, output, limits', '输入、输出、限制'],
  'Brute force': [
    'the slow solution, which is the oracle of the test',
    '慢但一定对的解法，测试拿它对答案',
  ],
  Solution: [
    'the good one, run on six cases and at random against the slow one',
    '好的解法，跑六个用例，再随机跟慢的比',
  ],
  'Why it is right': ['the invariant', '不变式'],
  Variants: ['what changes when a condition does', '条件变了，解法怎么变'],
  Edition: ['author, year, edition, ISBN', '作者、年份、版本、ISBN'],
  'Kept and dropped': [
    'a table: claim, what I do with it, how it is misused',
    '一张表：书里的说法、我怎么用、怎样算误用',
  ],
  'Evidence check': ['what later research says of it', '后来的研究怎么说'],
  'One-week trial': [
    'one thing to do each day that somebody could see',
    '每天一个旁人看得见的动作',
  ],
  'Trigger and action': [
    'each trigger with its action and its grade A, B or C',
    '每个触发配一个动作，标出 A、B、C 级',
  ],
  Evidence: ['what the grade of each rule rests on', '每条规则的等级依据什么'],
  'Cost and counter-example': [
    'what it costs, and where it failed',
    '要付什么代价，在哪里失败过',
  ],
  Review: [
    'when I look at it again, and what would end it',
    '什么时候再看一遍，出现什么就停',
  ],
  Picks: [
    'a table of five or more: pick, verdict, date',
    '至少五行的表：选了什么、评价、日期',
  ],
  'Dropped and why': ['what did not make it', '哪些没选上'],
  'How I vet': ['the questions a candidate has to answer', '候选要过哪些问题'],
  Files: ['the files the reader will have, and where', '读者会有哪些文件，放在哪里'],
  Verify: ['how the reader sees that it works', '怎么看出它成功了'],
  'Common errors': ['message, cause, remedy', '报错、原因、解决办法'],
  Next: ['where to go on', '接下来看什么'],
  Sources: [
    'one line per source: [name of the section](address): what it settles',
    '每行一个来源：[章节名](地址)：它说明了什么',
  ],
};
