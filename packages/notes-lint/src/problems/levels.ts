import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

/** What breaking a rule means; levels.yml explains each. */
export type Level = 'unsafe' | 'broken' | 'unproven' | 'dubious' | 'style';

const FILE = new URL('levels.yml', import.meta.url);

/** The level of every rule, by its name. */
export const LEVELS = parse(readFileSync(FILE, 'utf8')) as Readonly<
  Record<string, Level>
>;
