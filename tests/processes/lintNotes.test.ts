import { expect, it, onTestFinished } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { runScript } from '../support/runScript.ts';

const WITH_JSON = `---
title: A
description: B.
---

Text.

\`\`\`json
{}
\`\`\`
`;

const WITH_RUBY = `---
title: A
---

It is.

{/* lint-ignore note/filler: it's about this phrase */}

In conclusion.

\`\`\`ruby
puts 1
\`\`\`
`;

async function lintNotes(docs: Readonly<Record<string, string>>, ...args: string[]) {
  const files = { 'package-lock.json': '{}', 'package.json': '{}', ...docs };
  const { root: cwd, remove } = aFolder(files);
  onTestFinished(remove);
  return (await runScript('lint:notes', args, { cwd })).output;
}

it('lint:notes checks a named note, and counts its samples by how they were checked', async () => {
  const docs = { 'docs/a.md': WITH_JSON, 'docs/b.md': WITH_JSON };
  const output = await lintNotes(docs, 'docs/a.md');
  expect(output).toMatch(/^1 parsed: json \(1\)$/m);
  expect(output).toMatch(/^1 page checked: 0 errors, 0 warnings$/m);
});

it('lint:notes lists disabled rules with their reasons, and counts samples if asked to', async () => {
  const docs = { 'docs/a.md': WITH_RUBY };
  const output = await lintNotes(docs);
  expect(output).not.toContain('not checked');
  expect(output).toContain(
    "docs/a.md:7  note/filler is disabled: it's about this phrase",
  );
  expect(await lintNotes(docs, '--depths')).toMatch(/^1 not checked: ruby \(1\)$/m);
});
