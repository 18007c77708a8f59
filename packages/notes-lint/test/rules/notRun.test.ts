import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { checkNote } from '../../src/checkNote.ts';

/** The rules about what ran, in a how-to without `ran` that says this above a pinned install. */
function rulesWith(sentence: string): string[] {
  const note = aPage(`---
title: Sass
description: How to compile style sheets, and what to do when that does not work at all.
kind: how-to
status: budding
last_verified: 2026-11-20
topics: [css]
---

A style sheet is compiled before it is served.

${sentence}

\`\`\`bash
npm install sass@1.97
\`\`\`
`);
  const rules = checkNote(note).map(({ rule }) => rule);
  return rules.filter((rule) => rule === 'note/ran');
}

describe('a sentence that says that a step was not run', () => {
  it.each([
    'This command was not run on this version.',
    'Not run on these versions:',
    "I haven't run this.",
    'I haven’t tried this:',
    'I have not tested it, because the machine had no Docker.',
    "I've not run these commands.",
    "We didn't run it.",
    'I never ran this.',
    "I couldn't run the image.",
    'The image below (not run here) is smaller.',
    "It wasn't tried here.",
    'The command was not run.',
    'This file was not run; its keys come from the documentation.',
    'Untested:',
    'The steps are untested on this version.',
    'This image (untested) is smaller.',
    '未在此版本上运行。',
    '我没有运行过这条命令：',
    '以下命令未经测试：',
  ])('%s', (sentence) => {
    expect(rulesWith(sentence)).toEqual([]);
  });
});

describe('a sentence about something else', () => {
  it.each([
    'Install it:',
    'Untested code is hard to change.',
    "If you haven't run the migrations yet, do that first.",
    'The migration was not run by the pool.',
    'I ran this.',
    '我运行过这条命令：',
  ])('%s', (sentence) => {
    expect(rulesWith(sentence)).toEqual(['note/ran']);
  });
});
