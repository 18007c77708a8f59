import { writeFileSync } from 'node:fs';

import { format } from 'prettier';

import { schema, writeSnippets } from 'notes-lint';
import { readArguments } from './readArguments.ts';
import { runCommand } from './runCommand.ts';

const USAGE =
  'npm run editor\n\nWrites the schema and the snippets of VS Code from the rules of the notes.';

/** `npm run editor`: generates VS Code's schema and snippets from the front matter schema and the kinds. */
async function main(): Promise<void> {
  readArguments(USAGE, {});
  const files = {
    '.vscode/note.schema.json': schema,
    '.vscode/notes.code-snippets': writeSnippets(),
  };
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(
      file,
      await format(JSON.stringify(content), { parser: 'json', printWidth: 90 }),
    );
    console.log(`written ${file}`);
  }
}

await runCommand(main);
