import type { Kind } from '../front-matter/index.ts';

/** What to put in each kind's opening: the question it has to answer first. */
export const OPENING_HINTS: Readonly<Record<Kind, string>> = {
  concept: 'the answer: my default, and the condition that flips it',
  comparison: 'the verdict: what I take, and when I take the other',
  'how-to': 'the outcome: what works at the end, and on which versions',
  cheatsheet: 'the model in three lines; then a section for each thing to look up',
  checklist: 'when to run it, and what it has caught',
  index: 'what this area answers, and for whom',
  problem: 'the insight that makes it easy',
  book: 'what I keep of the book',
  growth: 'the rule, in one sentence I can act on',
  resource: 'the rule by which these were selected',
  tutorial: 'the goal: what the reader has at the end',
  post: 'the claim; then the evidence; then its limits',
};

/** The hint for the sections that the author names. */
export const OWN_SECTIONS_HINT =
  'two to five sections, each named for what it teaches: why the reader needs it, the smallest sample that shows it, its output, what it means, the limits';

/** The hint that a seedling gets instead of sections. */
export const SEEDLING_HINT =
  'what you know so far, and a link to the note where the next question lies; the sections of the kind come when it grows';

/** What to put in each section, by its English name. */
export const SECTION_HINTS: Readonly<Record<string, string>> = {
  'Trade-offs': 'a table; what it costs, and when not',
  Pitfalls: 'what goes wrong, and how it shows',
  'Same task, each way': 'the same small task in both, as samples',
  'Decision table': 'the criteria that decide, one per row',
  'When I switch': 'the number or event that changes my mind, and the cost of leaving',
  'Before you start': 'versions, rights, and what to save first',
  Steps: 'each step with its command, a check, and what it prints',
  'When it fails': 'a table: message, cause, remedy',
  Undo: 'the way back',
  Traps: 'what looks right and is not, with its output',
  Checklist: 'a table of 8 to 30 rows: item, why, how verified',
  'Red flags': 'what ends the check at once',
  Map: 'a table or list that links every note beside this one',
  'Start here': 'the first three notes, and why these',
  Problem: 'input, output, limits',
  'Brute force': 'the slow solution, which is the oracle of the test',
  Solution: 'the good one, run on six cases and at random against the slow one',
  'Why it is right': 'the invariant',
  Variants: 'what changes when a condition does',
  Edition: 'author, year, edition, ISBN',
  'Kept and dropped': 'a table: claim, what I do with it, how it is misused',
  'Evidence check': 'what later research says of it',
  'One-week trial': 'one thing to do each day that somebody could see',
  'Trigger and action': 'each trigger with its action and its grade A, B or C',
  Evidence: 'what the grade of each rule rests on',
  'Cost and counter-example': 'what it costs, and where it failed',
  Review: 'when I look at it again, and what would end it',
  Picks: 'a table of five or more: pick, verdict, date',
  'Dropped and why': 'what did not make it',
  'How I vet': 'the questions a candidate has to answer',
  Files: 'the files the reader will have, and where',
  Verify: 'how the reader sees that it works',
  'Common errors': 'message, cause, remedy',
  Next: 'where to go on',
  Sources: 'one line per source: [name of the section](address): what it settles',
};
