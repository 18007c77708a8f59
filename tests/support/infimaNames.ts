/** Infima's names that components of the theme write and that need no rule here. */
export const INFIMA_WITHOUT_RULES = [
  'alert--secondary', // a notice as every notice is
  'badge', // .theme-doc-version-badge has its rules
  'badge--secondary',
  'card', // the site lists pages without cards
  'col--12', // what a column is by default
  'col--8', // pages of tags of docs: the site has none
  'col--offset-2',
  'dropdown__link', // its list has the rules
  'menu__list-item',
  'menu__list-item-collapsible--active', // the link in it shows the place
  'padding--lg', // of cards
  'pagination-nav__link--prev', // stands where text begins
  'table-of-contents__left-border', // the contents have no rule at their left
  'tabs--block', // tabs stand as their words are wide
  'text--truncate', // of cards
];
