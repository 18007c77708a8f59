import { createRequire } from 'node:module';

import type { ModifierLike, Statement } from 'typescript';

/**
 * Lists the names that a module exports.
 *
 * @param source - JavaScript or TypeScript
 * @param name - of its file, whose extension decides the syntax
 * @returns `undefined` if the text alone doesn't show them: `export *`, CommonJS
 */
export function listExports(source: string, name: string): string[] | undefined {
  // Loaded on demand, because few notes import modules and it takes as long as checking all notes.
  const ts = createRequire(import.meta.url)('typescript') as typeof import('typescript');
  const has = (statement: Statement, kind: ModifierLike['kind']) =>
    ts.canHaveModifiers(statement) &&
    statement.modifiers?.some((modifier) => modifier.kind === kind) === true;

  const namesOf = (statement: Statement): (string | undefined)[] => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement)) {
      const { exportClause: clause } = statement;
      if (!clause) return [undefined];
      if (ts.isNamespaceExport(clause)) return [clause.name.text];
      return clause.elements.map((element) => element.name.text);
    }
    if (!has(statement, ts.SyntaxKind.ExportKeyword)) return [];
    if (has(statement, ts.SyntaxKind.DefaultKeyword)) return ['default'];
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : [statement as { readonly name?: undefined }];
    return declared.map(({ name }) =>
      name && ts.isIdentifier(name) ? name.text : undefined,
    );
  };

  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest);
  const names = file.statements.flatMap(namesOf);
  const isClear = names.length > 0 && !names.includes(undefined);
  return isClear ? names.filter((one) => one !== undefined) : undefined;
}
