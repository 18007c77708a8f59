import { aPage } from 'mdx-source/testing';

/** A short post by someone who hasn't read any rules. */
export function aPost(text: string, more = '') {
  return aPage(
    `---
title: What I changed in our build
description: Two changes that took our build from nine minutes to four.
kind: post
status: budding
last_verified: 2026-11-20
slug: build
authors: [ada]
date: 2026-11-20
tags: [hello]
${more}---

${text}
`,
    'blog/build.md',
  );
}
