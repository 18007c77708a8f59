// The types that samples get unasked. `fingerprints.ts` reads these lines.
/// <reference types="node" />
/// <reference types="react" />
/// <reference types="react-dom" />
import path from 'node:path';

import ts from 'typescript';

/** Strict ES modules with the APIs of Node 20 and browsers. */
export function compilerOptions(root: string): ts.CompilerOptions {
  return {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    lib: [
      'lib.es2023.d.ts',
      'lib.esnext.temporal.d.ts',
      'lib.dom.d.ts',
      'lib.dom.iterable.d.ts',
    ],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    allowArbitraryExtensions: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    isolatedModules: true,
    esModuleInterop: true,
    jsx: ts.JsxEmit.ReactJSX,
    allowJs: true,
    checkJs: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node', 'react', 'react-dom'],
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
}
