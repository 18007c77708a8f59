import ts from 'typescript';

import { compilerOptions } from './compilerOptions.ts';
import { moduleNameOf } from './fileName.ts';

/** `./claim`, `./claim.ts` and `./claim.js` all mean the compiled `./claim.mjs`. */
function toModule(specifier: string, modules: ReadonlySet<string>): string {
  if (!/^\.\.?\//.test(specifier)) return specifier;
  const candidates = [moduleNameOf(specifier), `${specifier}.mjs`, `${specifier}.cjs`];
  const isModule = (one: string) => modules.has(one.replace(/^\.\//, ''));
  return candidates.find(isModule) ?? specifier;
}

function redirectImports(
  modules: ReadonlySet<string>,
): ts.TransformerFactory<ts.SourceFile> {
  return (context) => {
    const { factory } = context;
    const literal = (node: ts.Expression) =>
      ts.isStringLiteral(node)
        ? factory.createStringLiteral(toModule(node.text, modules))
        : node;
    const visit = (node: ts.Node): ts.Node => {
      if (ts.isImportDeclaration(node)) {
        const { modifiers, importClause, moduleSpecifier, attributes } = node;
        const target = literal(moduleSpecifier);
        return factory.updateImportDeclaration(
          node,
          modifiers,
          importClause,
          target,
          attributes,
        );
      }
      if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
        const { modifiers, isTypeOnly, exportClause, moduleSpecifier, attributes } = node;
        const target = literal(moduleSpecifier);
        return factory.updateExportDeclaration(
          node,
          modifiers,
          isTypeOnly,
          exportClause,
          target,
          attributes,
        );
      }
      if (
        ts.isCallExpression(node) &&
        node.expression.kind === ts.SyntaxKind.ImportKeyword
      ) {
        const args = node.arguments.map((one) => literal(one));
        return factory.updateCallExpression(node, node.expression, undefined, args);
      }
      return ts.visitEachChild(node, visit, context);
    };
    return (file) => ts.visitEachChild(file, visit, context);
  };
}

/**
 * Makes one runnable module of a sample's file; errors keep the lines of the source.
 *
 * @param modules - names of the compiled files that may be imported
 */
export function transpile(
  code: string,
  fileName: string,
  modules: ReadonlySet<string>,
  root: string,
): string {
  const options = { ...compilerOptions(root), noEmit: false, inlineSourceMap: true };
  const transformers = { after: [redirectImports(modules)] };
  return ts.transpileModule(code, { fileName, compilerOptions: options, transformers })
    .outputText;
}
