import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';

import { keyLine } from '../lines.ts';
import { type Check, each } from '../rule.ts';
import type { Fence, NoteView } from '../view.ts';
import { type Install, findInstalls } from './installs.ts';
import { listRan, notRunSentence, saysNotRun, splitRelease } from './ran.ts';

/** Phrases that claim a step was run, which is false for one that wasn't. */
const CLAIMS = /tested on|built and|for real|实测|亲测/i;

/** Maps the different names of one thing in images, packages and tools. */
const SAME: Readonly<Record<string, string>> = { postgres: 'postgresql', golang: 'go' };

/**
 * Names that a release may go by: `@docusaurus/core` is docusaurus, `github.com/a/gin` is
 * gin.
 */
function aliases(name: string): string[] {
  const [scope = '', ...rest] = name.replace(/\/v\d+$/, '').split('/');
  const last = rest.at(-1) ?? scope;
  const names = [name, last, ...(scope.startsWith('@') ? [scope.slice(1)] : [])];
  return names.map((one) => SAME[one] ?? one);
}

/** Whether one version is a prefix of the other: 24 and 24.1, but not 2 and 24. */
function agree(a: string, b: string): boolean {
  return `${a}.`.startsWith(`${b}.`) || `${b}.`.startsWith(`${a}.`);
}

function hasRun({ name, version }: Install, ran: readonly string[]): boolean {
  const wanted = new Set(aliases(name));
  return ran.map(splitRelease).some(([known, release]) => {
    const isSame = aliases(known).some((alias) => wanted.has(alias));
    return isSame && (version === undefined || agree(version, release));
  });
}

/** The text right above and right below a fence, skipping other fences. */
function textBeside({ placed }: NoteView, fence: Fence): string {
  const { index = 0, parent } = placed.find(({ node }) => node === fence.node) ?? {};
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const isText = ({ type }: Nodes) => type !== 'code';
  const beside = [
    siblings.slice(0, index).findLast(isText),
    siblings.slice(index).find(isText),
  ];
  return beside.map((node) => toString(node)).join('\n');
}

type Untried = {
  readonly line: number;
  readonly names: string;
  readonly isSaid: boolean;
};

/** The steps of a note that pin a version it didn't run on. */
function findUntried(view: NoteView): Untried[] {
  const ran = listRan(view.front);
  const { kind } = view.front;
  // Only a note that says what it ran on, or that's a step-by-step guide, vouches for its
  // versions.
  if (ran.length === 0 && kind !== 'how-to' && kind !== 'tutorial') return [];
  return view.fences.flatMap((fence) => {
    // A step without a version installs the newest, so it makes no claim about one.
    const pinned = findInstalls(fence).filter(({ version }) => version !== undefined);
    const untried = pinned.filter((install) => !hasRun(install, ran));
    if (untried.length === 0) return [];
    const names = untried.map(({ name, version }) => `${name}@${version}`).join(', ');
    return { line: fence.line, names, isSaid: saysNotRun(textBeside(view, fence)) };
  });
}

/** A step's pinned version was run, or the sentence beside it says that it wasn't. */
export const checkUntried: Check = (view) => {
  const sentence = notRunSentence(view.isChinese);
  return each(
    findUntried(view).filter(({ isSaid }) => !isSaid),
    ({ names }) => [
      `The block pins ${names}, which "ran" doesn't list with that version.`,
      `List in ran what samples or labs ran on, or write "${sentence}" in the sentence next to the block.`,
    ],
  );
};

/** Title and description make no claim that a step of the note contradicts. */
export const checkClaims: Check = (view) => {
  const { front, note, prose } = view;
  const isUntried =
    findUntried(view).length > 0 ||
    (front.kind === 'how-to' && front.ran === undefined && saysNotRun(prose));
  if (!isUntried) return [];
  return (['title', 'description'] as const).flatMap((key) => {
    const claim = CLAIMS.exec(String(front[key] ?? ''))?.[0];
    if (claim === undefined) return [];
    return {
      line: keyLine(note, key),
      message: `The ${key} says "${claim}", but the note has steps that were not run on the version they name.`,
      remedy: 'Drop the claim, or run the steps on the versions they name.',
    };
  });
};
