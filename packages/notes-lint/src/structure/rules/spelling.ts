import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Place } from '../lines.ts';
import { type Check, type Finding, each } from '../rule.ts';
import { type Phrase, findPhrases, matchesIn } from './phrases.ts';

type Dictionary = {
  readonly dictionaryDefinitions: readonly {
    readonly flagWords: readonly string[];
    readonly suggestWords: readonly string[];
  }[];
};

let known: ReadonlyMap<string, string> | undefined;

/** Misspelt words with what was meant, from cspell's list of common ones. */
function readMisspelt(): ReadonlyMap<string, string> {
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const settings = resolve('@cspell/dict-en-common-misspellings/cspell-ext.json');
  const file = path.join(path.dirname(settings), 'dict/dict-en.json');
  const { dictionaryDefinitions } = JSON.parse(readFileSync(file, 'utf8')) as Dictionary;
  const entries = new Map<string, string>();
  for (const { flagWords, suggestWords } of dictionaryDefinitions) {
    for (const entry of [...flagWords, ...suggestWords]) {
      const at = entry.indexOf('->');
      entries.set(entry.slice(0, at), entry.slice(at + 2));
    }
  }
  known = entries;
  return known;
}

const WORD = /(?<![\p{L}\d._/@#-])[a-z]{3,}(?:['’][a-z]+)?(?![\p{L}\d_/@-]|\.[a-z])/gu;

/** Misspelt Chinese of the kind that a keyboard offers first. */
const CHINESE: readonly Phrase[] = (
  [
    [/以经(?!济|营|过|验|典|常)/gu, '已经'],
    [/因该/gu, '应该'],
    [/既使/gu, '即使'],
    [/按排/gu, '安排'],
    [/做为(?!了|人|主)/gu, '作为'],
    [/帐号|帐户/gu, '账号、账户'],
    [/登陆(?=系统|网站|账号|账户|后台|页面|密码|界面)/gu, '登录'],
    [/布署|布暑|部暑/gu, '部署'],
    [/必需(?=要|先|在|是|把|将|用)/gu, '必须'],
    [/在次(?!日|年|月|要|级)/gu, '再次'],
    [/反回/gu, '返回'],
    [/缺省省/gu, '缺省'],
    [/其于(?=的)/gu, '其余'],
    [/函数数/gu, '函数'],
    [/变良/gu, '变量'],
    [/阀值/gu, '阈值'],
    [/重迭/gu, '重叠'],
    [/计画/gu, '计划'],
    [/竟然(?=态|条件)/gu, '竞态'],
  ] as const
).map(([pattern, right]) => ({
  pattern,
  says: `is misspelt; right is ${right}`,
  remedy: `Write ${right}.`,
}));

function findMisspelt(block: Place): Finding[] {
  const misspelt = readMisspelt();
  const lower = { line: block.line, text: block.text.toLowerCase() };
  const found = matchesIn([lower], WORD, ([word]) => misspelt.has(word));
  return each(found, ({ 0: word, index }) => {
    const right = misspelt.get(word) ?? '';
    const written = block.text.slice(index, index + word.length);
    // A name in capitals may be an abbreviation.
    if (/\p{Lu}/u.test(written.slice(1))) return undefined;
    return [
      `"${written}" is misspelt; right is ${right.replaceAll(', ', ' or ')}.`,
      `Write ${right.split(', ')[0]}, or put a name between backticks.`,
    ];
  });
}

/** Words of the text are spelt as dictionaries spell them; code is not looked at. */
export const checkSpelling: Check = ({ blocks, isChinese }) => [
  ...blocks.flatMap(findMisspelt),
  ...(isChinese ? findPhrases(blocks, CHINESE) : []),
];

/** Names that their owners write otherwise. */
const NAMES: Readonly<Record<string, string>> = {
  Javascript: 'JavaScript',
  'Java Script': 'JavaScript',
  Typescript: 'TypeScript',
  'Type Script': 'TypeScript',
  Github: 'GitHub',
  Gitlab: 'GitLab',
  Graphql: 'GraphQL',
  GraphQl: 'GraphQL',
  Postgresql: 'PostgreSQL',
  PostgreSql: 'PostgreSQL',
  Postgre: 'PostgreSQL',
  Mysql: 'MySQL',
  MySql: 'MySQL',
  Mongodb: 'MongoDB',
  Sqlite: 'SQLite',
  Nodejs: 'Node.js',
  NodeJS: 'Node.js',
  NodeJs: 'Node.js',
  'Node.JS': 'Node.js',
  'Node JS': 'Node.js',
  Nextjs: 'Next.js',
  NextJS: 'Next.js',
  VueJS: 'Vue.js',
  ReactJS: 'React',
  Youtube: 'YouTube',
  MacOS: 'macOS',
  'Mac OS X': 'macOS',
  IOS: 'iOS',
  Linkedin: 'LinkedIn',
  Stackoverflow: 'Stack Overflow',
  StackOverflow: 'Stack Overflow',
  Wordpress: 'WordPress',
  Docusaurs: 'Docusaurus',
  Docosaurus: 'Docusaurus',
  Kubernets: 'Kubernetes',
  Kubernates: 'Kubernetes',
  DockerFile: 'Dockerfile',
  'Docker file': 'Dockerfile',
  Html: 'HTML',
  Css: 'CSS',
  Http: 'HTTP',
  Https: 'HTTPS',
  Json: 'JSON',
  Yaml: 'YAML',
  Sql: 'SQL',
  Url: 'URL',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  github: 'GitHub',
  postgresql: 'PostgreSQL',
  docker: 'Docker',
  kubernetes: 'Kubernetes',
  docusaurus: 'Docusaurus',
  python: 'Python',
  mysql: 'MySQL',
  sqlite: 'SQLite',
  mongodb: 'MongoDB',
  redis: 'Redis',
  linux: 'Linux',
  ubuntu: 'Ubuntu',
  debian: 'Debian',
  macos: 'macOS',
  google: 'Google',
  firefox: 'Firefox',
  wikipedia: 'Wikipedia',
  english: 'English',
  chinese: 'Chinese',
  japanese: 'Japanese',
  german: 'German',
  french: 'French',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  january: 'January',
  february: 'February',
  april: 'April',
  june: 'June',
  july: 'July',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
  Mhz: 'MHz',
  Ghz: 'GHz',
  Khz: 'kHz',
};

const MISWRITTEN = new RegExp(
  `(?<![\\p{Script=Latin}\\d._/@#:-])(?:${Object.keys(NAMES)
    .map((name) => name.replaceAll('.', '\\.'))
    .join('|')})(?![\\p{Script=Latin}\\d_/@:-]|\\.[a-z])|(?<=\\d\\s?)[MGK]hz\\b`,
  'gu',
);

/** Names are written as their owners write them. */
export const checkNames: Check = ({ blocks }) =>
  each(matchesIn(blocks, MISWRITTEN), ([name]) => [
    `"${name}" is written ${NAMES[name]}.`,
    `Write ${NAMES[name]}, or put it between backticks if it is code.`,
  ]);
