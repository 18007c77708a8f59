import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
// @ts-expect-error -- the plugin has no types
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

/** @typedef {{ readonly regex: string, readonly message: string, readonly allowTypeImports?: boolean, readonly caseSensitive?: boolean }} Restriction */

/**
 * Forbids imports that bypass a folder's or package's entry point. Of several configs that match a file,
 * the last one counts.
 *
 * @param {Restriction[]} patterns - matches forbidden specifiers, and says what to import instead
 * @returns {import('typescript-eslint').ConfigWithExtends['rules']}
 */
const restrictImports = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': [
    'error',
    { patterns: [WHOLE_PATH, ...patterns] },
  ],
});

const WHOLE_PATH = {
  regex: '^\\.{1,2}/(?!.*\\.\\w+$)',
  message: 'Name the file with its extension: one form for Node and the bundler.',
};

const PACKAGES = {
  regex: '(^|/)packages/[\\w-]+/src/',
  message: 'Import packages by their names.',
};

const MARKDOWN = {
  regex: '/markdown/(?!index\\.ts$)',
  message: 'Import from src/markdown/index.ts.',
};

const COMPONENTS = {
  regex: '^(?:\\.\\./)+(?:components/)?[A-Z]\\w*/(?!index\\.tsx$|data\\.ts$|.*\\.css$)',
  caseSensitive: true,
  message: "Import from a component's index.tsx, or its data's types from data.ts.",
};

const PLUGINS = {
  regex: '(^|/)plugins/',
  message:
    'Only docusaurus.config.ts knows plugins: move what others need out of the plugin.',
};

const TESTS = {
  regex: '(^|/)tests/',
  message: 'Only tests import what tests share.',
};

const FOR_NODE = {
  regex:
    '^(mdx-source|notes-lint|page-graph|result-cache|sample-prover|swizzle-drift)$|/notes/(?!shared/)',
  message:
    'Browsers get mdx-source/client, mdx-source/problems and src/notes/shared: the rest is for Node.',
  allowTypeImports: true,
};

export default typescript.config(
  {
    ignores: ['**/build*/', '**/.docusaurus/', 'node_modules/', 'test-results/', 'docs/'],
  },
  js.configs.recommended,
  ...typescript.configs.strict,
  {
    files: ['**/*.{ts,tsx,mts}'],
    ignores: ['labs/**', 'tests/fixtures/site/**'],
    extends: [typescript.configs.recommendedTypeCheckedOnly],
    languageOptions: { parserOptions: { projectService: true } },
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}', 'packages/*/test/**'],
    rules: {
      // The matchers of Vitest are of type any, as in { message: expect.any(String) }.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // Code for the browser is passed as a string.
      '@typescript-eslint/no-implied-eval': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
    },
  },
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    // Labs show mistakes on purpose, and query elements that have to exist.
    files: ['labs/**'],
    rules: {
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/label-has-associated-control': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['labs/**/*.test.js'],
    languageOptions: { globals: globals.jest, sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: [
      '{blog,src/theme,src/components,src/pages}/**',
      'packages/docusaurus-*/src/{theme,components}/**',
      'packages/docusaurus-ui/src/**',
    ],
    plugins: { '@docusaurus': docusaurus },
    rules: {
      '@docusaurus/no-untranslated-text': ['error', { ignoredStrings: ['·', '›', '↗'] }],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
    },
  },
  { files: ['packages/**'], rules: restrictImports(TESTS) },
  {
    files: ['*.ts'],
    ignores: ['playwright.config.ts'],
    rules: restrictImports(PACKAGES, MARKDOWN, TESTS),
  },
  {
    files: ['src/**', 'scripts/**'],
    rules: restrictImports(PACKAGES, MARKDOWN, COMPONENTS, PLUGINS, TESTS),
  },
  {
    files: [
      'src/{client,components,hooks,pages,theme}/**',
      'src/{notes/shared,plugins/*/client}/**',
      'packages/docusaurus-*/src/{client,components,engine,frame,page,theme,worker}/**',
      'packages/docusaurus-theme-search/src/**',
      'packages/docusaurus-ui/src/**',
    ],
    ignores: ['packages/docusaurus-theme-search/src/{index.ts,indexer/**}'],
    rules: restrictImports(PACKAGES, MARKDOWN, COMPONENTS, PLUGINS, TESTS, FOR_NODE),
  },
  {
    files: ['tests/**', '**/*.test.{ts,tsx}'],
    rules: {
      ...restrictImports(PACKAGES),
      '@docusaurus/no-untranslated-text': 'off',
    },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
);
