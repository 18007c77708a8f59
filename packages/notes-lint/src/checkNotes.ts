import type { Page } from 'mdx-source';
import { readInstalled } from 'result-cache';
import { checkNote } from './checkNote.ts';
import { readToday } from './dates/readToday.ts';
import { findUnformatted } from './fix/formatFences.ts';
import type { Cache } from './openNotesCache.ts';
import { withoutIgnored } from './problems/ignoreComments.ts';
import { mergeFixes } from './problems/mergeFixes.ts';
import { findSecrets } from './rules/findSecrets.ts';
import type { NoteContext, SiteContext } from './view/noteView.ts';
import type { Ungraded } from './problems/ungraded.ts';

/** What {@link checkNotes} needs to know beyond the notes. */
export type NoteCheckOptions = SiteContext & {
  readonly cache?: Cache;
};

/** The cache key: everything that a note's problems depend on, besides the rules. */
function keyOf({ hash }: Page, context: SiteContext): string {
  const patterns = Object.values({ ...context.disclaimers, ...context.tools }); // JSON has no regular expressions
  return ['note', hash, JSON.stringify(context), ...patterns].join(' ');
}

async function checkOne(note: Page, context: NoteContext): Promise<Ungraded[]> {
  const inCode = [...(await findSecrets(note)), ...(await findUnformatted(note))];
  const found = [...checkNote(note, context), ...withoutIgnored([note], inCode)];
  return mergeFixes(found, context.fixCommand);
}

/**
 * Checks notes against the schema and the rules, and their code for secrets and its format.
 * Unchanged notes come from the cache without being parsed.
 *
 * @param siteDir - the site's folder
 * @returns the problems of each note by itself
 */
export async function checkNotes(
  siteDir: string,
  notes: readonly Page[],
  options: NoteCheckOptions = {},
): Promise<Ungraded[]> {
  const { cache, ...context } = options;
  const installed = readInstalled(siteDir);
  const today = readToday();
  const look = (key: string) => cache?.get(key) as readonly Ungraded[] | undefined;
  const problems: Ungraded[] = [];
  for (const note of notes) {
    const key = keyOf(note, context);
    const keyOfToday = `${key} ${today}`;
    const known = look(key) ?? look(keyOfToday);
    const found = known ?? (await checkOne(note, { ...context, installed }));
    // What's said about front matter names today, and a date in the future is fine one day.
    const isOfToday = found.some(({ rule }) => rule.startsWith('front-matter/'));
    if (!known) cache?.add(new Map([[isOfToday ? keyOfToday : key, found]]));
    problems.push(...found);
  }
  return problems;
}
