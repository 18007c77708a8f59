/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    // The theme's classes use BEM, those of CSS modules camelCase.
    'selector-class-pattern': null,
    'selector-id-pattern': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'media-feature-range-notation': 'prefix',
    // Rules are grouped by topic, not sorted by specificity.
    'no-descending-specificity': null,
    // Font names keep their case.
    'value-keyword-case': ['lower', { ignoreProperties: [/^--/] }],
    'custom-property-empty-line-before': null,
    'import-notation': 'string',
    // Every colour is defined in tokens.css.
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
