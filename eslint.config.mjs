import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

export default typescript.config(
  {
    ignores: [
      '**/build*/',
      '**/.docusaurus/',
      'node_modules/',
      'test-results/',
      'docs/',
      'blog/',
      'tests/fixtures/content/',
    ],
  },
  js.configs.recommended,
  ...typescript.configs.strict,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    files: ['src/theme/**', 'src/components/**', 'src/pages/**'],
    plugins: { '@docusaurus': docusaurus },
    rules: {
      '@docusaurus/no-untranslated-text': ['error', { ignoredStrings: ['·', '›', '↗'] }],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
    },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
);
