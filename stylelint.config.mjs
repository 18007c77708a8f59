/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    // Classes of the theme are in its own BEM, those of modules in camelCase.
    'selector-class-pattern': null,
    'selector-id-pattern': null,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'media-feature-range-notation': 'prefix',
    // A rule is placed where its subject is told, not by what it weighs.
    'no-descending-specificity': null,
    // Fonts are named as they are.
    'value-keyword-case': ['lower', { ignoreProperties: [/^--/] }],
    'custom-property-empty-line-before': null,
    'import-notation': 'string',
    // Every colour stands in tokens.css with its job.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch'],
  },
  overrides: [
    // One block for each topic.
    {
      files: 'src/css/tokens.css',
      rules: {
        'no-duplicate-selectors': null,
        'color-no-hex': null,
        'function-disallowed-list': null,
      },
    },
  ],
};
