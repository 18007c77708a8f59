import { toString } from 'mdast-util-to-string';

import { lineOf, linesIn, linesOf } from '../lines.ts';
import { type Check, each, type Finding } from '../rule.ts';
import type { NoteView } from '../view.ts';
import { type Phrase, findPhrases, matchesIn, quote } from './phrases.ts';

const FINISH =
  'Write what is missing, or delete the placeholder; to-dos belong in an issue.';

/** What an author or a tool left in a text for later. */
const LEFT: readonly Phrase[] = [
  {
    pattern:
      /(?<![\p{L}\d_-])(?:TO-?DO|FIXME|FIX ME|TBD|TBC|TBA|TK(?:TK)+|XXX+|HACK|WIP|NOCOMMIT|DRAFT|CHECKME|REVIEWME)(?![\p{L}\d_-])[^\n]*/gu,
    says: 'marks unfinished work',
    remedy: FINISH,
  },
  {
    pattern:
      /^(?:to[ -]?do|note to self|fix ?me|check this|double[- ]check)\s?[:：][^\n]*|\b(?:coming soon|more to come|under construction|citation needed|(?:add|insert|put) (?:a |an |the |your |some )?(?:link|image|picture|screenshot|example|diagram|text|code|source|reference|table|description)s? here|(?:will|to) (?:write|add|finish|expand|explain) (?:this |more )?later|placeholder text|your text here|(?:description|title|text|content|link|image) goes here|some text here|blah,? blah|foo bar baz qux)\b/gimu,
    says: 'was left for later',
    remedy: FINISH,
  },
  {
    // Words that ordinary sentences contain too, but rarely in brackets or on a line of
    // their own.
    pattern:
      /(?:^|[([（【])[^\n()[\]（）【】]{0,40}\b(?:to be (?:written|added|continued|completed|determined|done|decided|announced|filled in|expanded)|work in progress|needs? (?:a )?(?:citation|source|reference)|not sure (?:if|whether) this|(?:I|we) (?:need|have) to (?:check|verify|look up|come back)|fill (?:this |me )?in|finish (?:this|later)|rewrite this|delete this|ask \w+ about this|sample text)\b[^\n()[\]（）【】]{0,40}(?:$|[)\]）】])/gimu,
    says: 'was left for later',
    remedy: FINISH,
  },
  {
    pattern:
      /待补充?|待续|待完善|待确认|待定稿|待写|待办[:：]|待查|待更新|未完成|未完待续|稍后补充|以后再写|后面再写|之后补充|此处(?:省略|补充|待|插入|加)|占位(?:符|文字|文本)|这里(?:插入|放|补)(?:图|链接|例子)|敬请期待|测试测试|(?:备忘|提醒自己|自己看)[:：]/gu,
    says: 'was left for later',
    remedy: FINISH,
  },
  {
    pattern:
      /\b(?:lorem ipsum|dolor sit amet|consectetur adipiscing|sed do eiusmod|the quick brown fox|asdf+|qwerty|hjkl;|jkl;|a{5,}|x{4,}|abc123|foobarbaz)\b|随便写(?:点|一)什?么?|(?:啊|哈|呃){4,}/giu,
    says: 'is filler text',
    remedy: FINISH,
  },
  {
    pattern: /[?？]{2,}|[!！]{2,}|[?？][!！]+/gu,
    says: "isn't punctuation for a finished text",
    remedy: "Write one mark, or what isn't known yet.",
  },
  {
    pattern:
      /\b(?:as an AI(?: language)? model|as a large language model|my (?:knowledge|training)(?: data)? cut-?off|as of my (?:last|latest) (?:knowledge |training )?update|I hope this helps|(?:sure|certainly|of course|absolutely)[!,] (?:here(?:'|’)?s?|here is|I(?:'|’)ll)|here(?:'|’)s (?:a|an|the|your) (?:revised|rewritten|updated|polished|improved) (?:version|draft|text)|feel free to (?:ask|reach)|would you like me to|regenerate response|I (?:cannot|can't) (?:browse|access the internet))|oaicite|contentReference|turn\d+(?:search|view|news|fetch)\d+|【\d+†[^】]*】|作为(?:一个|一名)?(?:AI|人工智能)(?:语言)?(?:模型|助手)|希望(?:这|以上)(?:些|内容)?(?:对你|对您|能)(?:有所?)?帮|以下是(?:修改|润色|改写)后的|截至我的(?:知识|训练)/giu,
    says: 'was left over by the tool that generated the text',
    remedy: 'Delete it, and check the passage against its sources.',
  },
  {
    pattern: /^(?:<{7}|>{7}|\|{7})(?:\s|$)[^\n]*|^={7}$/gm,
    says: 'is a conflict marker of an unfinished merge',
    remedy: 'Keep one side, and delete the conflict markers.',
  },
  {
    pattern:
      /(?<![\w.])(?:\/(?:home|Users)\/(?!(?:you|user|username|me|node|name|app|runner|keeper|alice|bob|dev|git|www|linuxbrew|ubuntu|shared|public|example)\b)[\w.-]+\/\S*|[A-Z]:\\Users\\(?!(?:you|user|username|me|name|public|alice|bob)\b)[\w.-]+\\\S*|file:\/\/\/?\S+)/gi,
    says: "is a path of the author's own machine",
    remedy: 'Use a path that readers have, such as ~/notes or ./notes.',
  },
];

/** In code only comments count, because the code may be about such words. */
const IN_CODE: readonly Phrase[] = [
  {
    pattern:
      /(?:\/\/|\/\*|#|--|<!--|;|%)\s*(?:TO-?DO|FIXME|XXX+|HACK|WIP|TBD|CHECKME)\b[^\n]*/g,
    says: 'marks unfinished work',
    remedy: FINISH,
  },
  ...LEFT.filter(({ says }) => /merge|machine/.test(says)),
  {
    pattern: /\b(?:lorem ipsum|consectetur adipiscing)\b/gi,
    says: 'is filler text',
    remedy: 'Write real content.',
  },
  {
    pattern:
      /(?:\/\/|\/\*|#)\s*(?:\.{3}|…)?\s*(?:rest of (?:the |your )?(?:code|file)|existing code|your code here|unchanged|code (?:omitted|goes here)|implementation (?:here|omitted)|其余代码|此处省略|省略)[^\n]*/gi,
    says: 'is a placeholder for omitted code',
    remedy: 'Show all of the sample, or cut it to what you show.',
  },
];

/** Languages that may be showing a merge conflict on purpose. */
const MAY_SHOW_CONFLICTS = ['text', 'diff', 'md', 'mdx'];

/**
 * Elements for deleted and inserted text: they aren't part of the final text but read as
 * if they were.
 */
const STRUCK = ['del', 'ins', 's', 'strike'];

/** One finding per line: "TODO: write this" matches several phrases. */
function firstOfEachLine(found: readonly Finding[]): Finding[] {
  const lines = found.map(({ line }) => line);
  return found.filter(({ line }, place) => lines.indexOf(line) === place);
}

/** A note contains nothing that was meant for its author. */
export const checkLeftovers: Check = ({ note, file, blocks, fences, all, elements }) => {
  const code = linesOf(all('code'));
  const inCode = fences.flatMap((fence) => {
    const mayShow = MAY_SHOW_CONFLICTS.includes(fence.language) || fence.output;
    const phrases = IN_CODE.filter(({ says }) => !mayShow || !/merge/.test(says));
    return findPhrases([fence.code], phrases);
  });
  const comments = matchesIn(
    linesIn(file).filter(
      ({ line, text }) => line <= note.lineOffset && !/["']/.test(text),
    ),
    /(?:^|\s)#\s.*$/g,
  );
  // Markdown parses conflict markers as nested blockquotes.
  const merges = matchesIn([file], /^>{7}(?:[^\S\n].*)?$/gm).filter(
    ({ line }) => !code.has(line),
  );
  const struck = [
    ...all('delete'),
    ...elements.filter(({ name }) => STRUCK.includes(name ?? '')),
  ];
  return [
    ...firstOfEachLine(findPhrases(blocks, LEFT)),
    ...inCode,
    ...each(comments, ([text]) => [
      `"${quote(text)}" is a comment in the front matter, which readers of the source see.`,
      'Delete it.',
    ]),
    ...each(merges, ([text]) => [
      `"${quote(text)}" is the mark of a merge that was not finished.`,
      'Keep one side, and delete the conflict markers.',
    ]),
    ...each(struck, (node) => {
      const text = toString(node);
      // A word or two may show what strikethrough looks like.
      if ((text.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []).length < 3)
        return undefined;
      return [
        `"${quote(text)}" is struck out or marked as new, as in a draft.`,
        'Delete what no longer applies; git keeps it.',
      ];
    }),
  ];
};

/** A comment in a note, HTML or MDX. */
export type Comment = {
  readonly line: number;
  /** Its last line. */
  readonly end: number;
  /** There's nothing else on its lines. */
  readonly isAlone: boolean;
  readonly comment: string;
};

/** A note's comments, without those inside code. */
export function listComments({ file, all }: Pick<NoteView, 'file' | 'all'>): Comment[] {
  const code = linesOf(all('code'));
  const lines = file.text.split('\n');
  const place = (line: number, comment: string): Comment => {
    const end = line + comment.split('\n').length - 1;
    const around = lines
      .slice(line - 1, end)
      .join('\n')
      .replace(comment, '')
      .replace(/\{\s*(?:\/\*|\/\/)|\*\/\s*\}|<!--|-->|\}/g, '');
    return { line, end, isAlone: around.trim() === '', comment };
  };
  const text = file.text.replace(/(`+)(?!`)[^`\n]*\1/g, (span) =>
    ' '.repeat(span.length),
  );
  const inHtml = matchesIn([{ line: 1, text }], /<!--([\s\S]*?)-->/g)
    .filter(({ line }) => !code.has(line))
    .map(({ line, 1: comment = '' }) => place(line, comment));
  const inMdx = all('mdxFlowExpression', 'mdxTextExpression').flatMap((node) => {
    const comment = /^\s*\/\*([\s\S]*)\*\/\s*$|^\s*\/\/(.*)$/.exec(node.value);
    if (!comment) return [];
    return place(lineOf(node), comment[1] ?? comment[2] ?? '');
  });
  return [...inHtml, ...inMdx];
}

const KEPT = /^\s*(?:truncate|prettier-ignore(?:-start|-end)?|lint-ignore\b[\s\S]*)\s*$/;

/** Comments don't appear on the page, but anyone can read them in the repository. */
export const checkComments: Check = (view) =>
  each(listComments(view), ({ comment }) => {
    if (KEPT.test(comment)) return undefined;
    return [
      `The comment "${quote(comment)}" isn't on the page, but it is in the public source.`,
      'Write it as text, or move it into an issue.',
    ];
  });
