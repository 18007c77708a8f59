import type { KnipConfig } from 'knip';

const FENCE = /^( *)(```+)[^\n]*\n[\s\S]*?^\1\2 *$/gm;

const TESTS = 'test/**/*.test.{ts,tsx}';

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
        // Routes, workers, loaders and client modules are referenced by path.
        'src/components/HomePage/index.tsx',
        'src/plugins/*/index.ts',
        'src/plugins/*/*.cjs',
        'src/plugins/check-notes/devChecker.ts',
        'src/client/{*,*/index}.ts',
        'src/plugins/*/client/*.ts',
        'scripts/*.mts',
        'tests/{,bench/}*.mts',
        'tests/**/*.{test,spec}.ts',
        'tests/fixtures/**/*.ts',
      ],
      docusaurus: { config: ['docusaurus.config.ts', 'tests/bench/plain/*.js'] },
      vitest: { entry: ['{blog,scripts,src,tests}/**/*.test.{ts,tsx}'] },
      project: [
        '{blog,docs}/**/*.{mdx,ts,tsx}',
        'src/**',
        'scripts/**',
        'tests/**/*.{ts,mts}',
      ],
      ignoreDependencies: [
        // Dependencies of Docusaurus, resolved from its folders.
        'infima',
        'react-loadable',
        'react-router-config',
      ],
    },
    'packages/docusaurus-plugin-offline': {
      entry: ['src/client/index.ts', 'src/page/*.ts', 'src/worker/main.ts', TESTS],
    },
    'packages/docusaurus-theme-diagrams': {
      entry: ['src/theme/**/*.tsx', 'src/draw/worker.ts', TESTS],
    },
    'packages/docusaurus-theme-live-code': {
      entry: ['src/theme/**/*.tsx', 'src/frame/main.tsx', TESTS],
    },
    'packages/docusaurus-theme-search': { entry: ['src/theme/**/*.tsx', TESTS] },
    'packages/sample-prover': {
      entry: ['src/run/worker.ts', 'src/checkers/*.ts', 'src/sandbox/guard.mjs', TESTS],
      ignoreDependencies: [
        'tsx', // resolved by its name
        // Only the blocks that they show need them.
        'docusaurus-theme-diagrams',
        'docusaurus-theme-live-code',
      ],
    },
    'packages/notes-lint': {
      entry: [TESTS],
      ignoreDependencies: ['@cspell/dict-en-common-misspellings'], // a file of it is read
    },
    'packages/*': { entry: [TESTS] },
  },
  // Its packages are imported by fences and labs, which knip doesn't read.
  ignoreWorkspaces: ['samples'],
  compilers: { mdx: importsOf },
} satisfies KnipConfig;
