/** Infima's names that components of the theme write and that need no rule here. */
export const INFIMA_WITHOUT_RULES = [
  'alert--secondary', // a notice as every notice is
  'badge', // .theme-doc-version-badge has its rules
  'badge--secondary',
  'card', // the site lists pages without cards
  'col', // the blog's columns are a grid
  'col--12',
  'col--3',
  'col--8', // pages of tags of docs: the site has none
  'col--9', // the foot of a post is one row
  'col--offset-2',
  'container-fluid', // the foot is as wide as the page
  'dropdown__link', // its list has the rules
  'footer__col', // our own Footer/Links draws the lists of the foot
  'footer__item',
  'footer__items',
  'footer__link-separator',
  'footer__logo', // a picture of the size that the configuration gives it
  'footer__title',
  'menu__list-item',
  'menu__list-item-collapsible--active', // the link in it shows the place
  'padding--lg', // of cards
  'pagination-nav__link--prev', // stands where text begins
  'table-of-contents__left-border', // the contents have no rule at their left
  'tabs--block', // tabs stand as their words are wide
  'text--center', // the foot's last row begins where its links do
  'text--truncate', // of cards; the site's name is cut by its own rule
];
