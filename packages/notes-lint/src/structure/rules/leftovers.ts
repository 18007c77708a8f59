import type { Check, Finding } from '../rule.ts';
import { type Phrase, findPhrases } from './phrases.ts';

const FINISH =
  'Write what is missing, or delete the placeholder; to-dos belong in an issue.';

/** What an author or a tool left in a text for later. */
const IN_TEXT: readonly Phrase[] = [
  {
    pattern:
      /(?<![\p{L}\d_-])(?:TO-?DO|FIXME|TBD|TK(?:TK)+|XXX+|NOCOMMIT)(?![\p{L}\d_-])[^\n]*/gu,
    says: 'marks unfinished work',
    remedy: FINISH,
  },
  {
    pattern:
      /\b(?:coming soon|more to come|under construction|citation needed|(?:add|insert|put) (?:a |an |the |your |some )?(?:link|image|picture|screenshot|example|diagram|text|code|source|reference|table|description)s? here|(?:description|title|text|content|link|image) goes here)\b|待补充|待续|待完善|待确认|待更新|稍后补充|以后再写|此处(?:补充|待|插入)|敬请期待/giu,
    says: 'was left for later',
    remedy: FINISH,
  },
  {
    pattern: /\b(?:lorem ipsum|dolor sit amet|consectetur adipiscing)\b/giu,
    says: 'is filler text',
    remedy: FINISH,
  },
  {
    pattern:
      /\b(?:as an AI(?: language)? model|as a large language model|my (?:knowledge|training)(?: data)? cut-?off|I hope this helps|here(?:'|’)s (?:a|an|the|your) (?:revised|rewritten|updated|polished|improved) (?:version|draft|text)|would you like me to|regenerate response)\b|oaicite|contentReference|turn\d+(?:search|view|news|fetch)\d+|【\d+†[^】]*】|作为(?:一个|一名)?(?:AI|人工智能)(?:语言)?(?:模型|助手)|希望(?:这|以上)(?:些|内容)?(?:对你|对您|能)(?:有所?)?帮/giu,
    says: 'was left over by the tool that generated the text',
    remedy: 'Delete it, and check the passage against its sources.',
  },
];

const PATHS: Phrase = {
  pattern:
    /(?<![\w.])(?:\/(?:home|Users)\/(?!(?:you|user|username|me|node|name|app|runner|alice|bob|dev|git|www|linuxbrew|ubuntu|shared|public|example)\b)[\w.-]+\/\S*|[A-Z]:\\Users\\(?!(?:you|user|username|me|name|public|alice|bob)\b)[\w.-]+\\\S*|file:\/\/\/?\S+)/gi,
  says: "is a path of the author's own machine",
  remedy: 'Use a path that readers have, such as ~/notes or ./notes.',
};

/** In code only comments count, because the code may be about such words. */
const IN_CODE: readonly Phrase[] = [
  {
    pattern: /(?:\/\/|\/\*|#|--|<!--|;|%)\s*(?:TO-?DO|FIXME|XXX+|TBD)\b[^\n]*/g,
    says: 'marks unfinished work',
    remedy: FINISH,
  },
  {
    pattern:
      /(?:\/\/|\/\*|#)\s*(?:\.{3}|…)?\s*(?:rest of (?:the |your )?(?:code|file)|existing code|your code here|code (?:omitted|goes here)|implementation (?:here|omitted)|其余代码|此处省略)[^\n]*/gi,
    says: 'is a placeholder for omitted code',
    remedy: 'Show all of the sample, or cut it to what you show.',
  },
  PATHS,
];

/** One finding per line: "TODO: add a link here" matches several phrases. */
function firstOfEachLine(found: readonly Finding[]): Finding[] {
  const lines = found.map(({ line }) => line);
  return found.filter(({ line }, place) => lines.indexOf(line) === place);
}

/** A note contains nothing that was meant for its author. */
export const checkLeftovers: Check = ({ blocks, fences }) => {
  const code = fences.map((fence) => fence.code);
  return [
    ...firstOfEachLine(findPhrases(blocks, [...IN_TEXT, PATHS])),
    ...findPhrases(code, IN_CODE),
  ];
};
