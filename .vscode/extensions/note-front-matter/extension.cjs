/* eslint-disable @typescript-eslint/no-require-imports -- VS Code loads extensions as CommonJS. */
'use strict';

const { readFileSync } = require('node:fs');
const path = require('node:path');

const vscode = require('vscode');

const { suggest, withListed } = require('./suggest.cjs');

const SCHEMA = path.join('.vscode', 'note.schema.json');

const LISTS = ['tags', 'authors'];

function readSchema(document) {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri);
  if (!folder) return undefined;
  const read = (file) => readFileSync(path.join(folder.uri.fsPath, file), 'utf8');
  return LISTS.reduce(
    (schema, key) => withListed(schema, key, read(path.join('blog', `${key}.yml`))),
    JSON.parse(read(SCHEMA)),
  );
}

function toItem({ label, text, detail }) {
  const item = new vscode.CompletionItem(label, vscode.CompletionItemKind.Property);
  item.insertText = text;
  item.documentation = detail;
  return item;
}

/** Offers keys and values of the front matter in Markdown and MDX. */
exports.activate = (context) => {
  const provider = {
    provideCompletionItems(document, { line, character }) {
      const schema = readSchema(document);
      if (!schema) return [];
      const lines = document.getText().split(/\r?\n/);
      return suggest(schema, lines, line, character).map(toItem);
    },
  };
  const languages = [{ language: 'markdown' }, { language: 'mdx' }];
  context.subscriptions.push(
    vscode.languages.registerCompletionItemProvider(languages, provider, ' ', '['),
  );
};
