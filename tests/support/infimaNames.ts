/** Infima classes that the theme's components use and that need no rule here. */
export const INFIMA_WITHOUT_RULES = [
  'alert--secondary', // looks like every admonition
  'badge', // .theme-doc-version-badge has its rules
  'badge--secondary',
  'card', // the site lists pages without cards
  'col', // the blog's columns are a grid
  'col--12',
  'col--3',
  'col--8', // tag pages of docs, which the site doesn't have
  'col--9', // a post's footer is one row
  'col--offset-2',
  'container-fluid', // the footer is as wide as the page
  'dropdown__link', // its list has the rules
  'footer__col', // our own Footer/Links renders the footer's lists
  'footer__item',
  'footer__items',
  'footer__link-separator',
  'footer__logo', // an image whose size is configured
  'footer__title',
  'menu__list-item',
  'menu__list-item-collapsible--active', // its link shows the current page
  'padding--lg', // only used by cards
  'pagination-nav__link--prev', // is left-aligned like text
  'table-of-contents__left-border', // the table of contents has no rule on its left
  'tabs--block', // tabs are as wide as their labels
  'text--center', // the footer's last row is left-aligned with its links
  'text--truncate', // used by cards; the site's name has its own rule
];
