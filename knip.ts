import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { KnipConfig } from 'knip';

const FENCE = /^( *)(```+)[^\n]*\n[\s\S]*?^\1\2 *$/gm;
const PACKAGE =
  /\b(?:from|import|import\(|require\() ?'((?:@[\w.-]+\/)?[\w-][\w.-]*)[\w./-]*'/g;

/** The packages that fences of notes and labs import: their users, as knip reads neither. */
function listSampled(): string[] {
  const files = ['docs', 'blog', 'labs'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(mdx?|m?jsx?|m?tsx?)$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PACKAGE)].map(([, name = '']) => name),
  );
  return [...new Set(names)];
}

const sampled = listSampled();

/** What an MDX page itself imports. */
const importsOf = (mdx: string): string =>
  (mdx.replace(FENCE, '').match(/^import [^;]+;$/gm) ?? []).join('\n');

export default {
  workspaces: {
    '.': {
      entry: [
        '{docs,blog}/**/*.mdx',
        'src/pages/**',
        'src/theme/**/*.{ts,tsx}',
        // Routes, workers, loaders and what runs in a browser are named by their path.
        'src/components/HomePage/index.tsx',
        'src/markdown/diagrams/worker.ts',
        'src/plugins/*/index.ts',
        'src/plugins/*/*.cjs',
        'src/plugins/*/client/*.ts',
        'scripts/*.mts',
        'scripts/bench/*.mts',
        'tests/**/*.{test,spec}.ts',
        'tests/fixtures/**/*.ts',
        'tests/support/*.mts',
      ],
      vitest: { entry: ['tests/unit/**/*.test.{ts,tsx}'] },
      project: ['src/**', 'scripts/**', 'tests/**/*.{ts,mts}'],
      ignore: ['tests/fixtures/content/**'],
      // The first three are named by a path or in a string.
      ignoreDependencies: [
        '@cspell/dict-en-common-misspellings',
        'stylelint-config-standard',
        'tree-sitter-wasms',
        // An alias of Docusaurus, and what other packages bring.
        '@docusaurus/ErrorBoundary',
        'infima', // comes with the classic theme, in whose folder it is looked for
        'nprogress',
        'react-loadable',
        'react-router-config',
        'scheduler',
        'webpack',
        ...sampled,
      ],
      ignoreBinaries: ['javac'],
    },
    'packages/*': {
      entry: [
        'src/client/index.ts',
        'src/{frame,worker}/main.{ts,tsx}',
        'src/page/*.ts',
        'src/theme/**/*.tsx',
        'src/worker.ts',
        'src/sandbox/guard.mjs',
        'test/**/*.test.{ts,tsx}',
      ],
      project: ['src/**', 'test/**'],
    },
    samples: { ignoreDependencies: sampled },
  },
  ignoreExportsUsedInFile: true,
  compilers: { mdx: importsOf },
} satisfies KnipConfig;
