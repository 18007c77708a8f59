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

/**
 * Whether a string literal is an import or export specifier. Synthesised nodes have no
 * parent.
 */
function isSpecifier(node: ts.Node): node is ts.StringLiteral {
  const parent = ts.getParseTreeNode(node)?.parent;
  if (!parent || !ts.isStringLiteral(node)) return false;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
  return (
    ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword
  );
}

function redirectImports(
  modules: ReadonlySet<string>,
): ts.TransformerFactory<ts.SourceFile> {
  return (context) => {
    const visit = (node: ts.Node): ts.Node =>
      isSpecifier(node)
        ? context.factory.createStringLiteral(toModule(node.text, modules))
        : ts.visitEachChild(node, visit, context);
    return (file) => ts.visitEachChild(file, visit, context);
  };
}

/**
 * Compiles a sample's file into one runnable module whose errors have the source's line
 * numbers.
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
