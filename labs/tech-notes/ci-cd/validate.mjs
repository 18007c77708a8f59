import { readFileSync } from 'node:fs';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

for (const file of process.argv.slice(2)) {
  const text = readFileSync(file, 'utf8');
  const found = await validate(
    TextDocument.create(`file:///${file}`, 'yaml', 1, text),
    {},
  );
  console.log(`${file}: ${found.length} diagnostics`);
  for (const { range, message } of found)
    console.log(`  line ${range.start.line + 1}: ${message}`);
}
