/** A part of the notes: a folder below `docs`, whose `_category_.json` names and describes it. */
export type Area = {
  readonly folder: string;
  /** Id of its sidebar, if it has one. */
  readonly sidebar?: string;
  /** Its name in the navbar and the footer, if it isn't the folder's. */
  readonly label?: string;
  /** Path of its own page, below the base URL. */
  readonly page?: string;
  /** Whether the mobile menu and, in a wide window, the navbar link to it; the first area is always there. */
  readonly isInWideNavbar?: boolean;
  /** Featured notes for first-time readers, relative to the folder. */
  readonly featured?: readonly string[];
};

type FirstArea = Area & Required<Pick<Area, 'sidebar' | 'label' | 'page'>>;

/** The areas, in the order of the home page. The first is the one that navbar and footer lead to. */
export const areas: readonly [FirstArea, ...Area[]] = [
  {
    folder: 'tech-notes',
    sidebar: 'techNotes',
    label: 'Tech Notes',
    page: 'docs/tech-notes/',
    featured: [
      'api/idempotency.md',
      'lib-n-framework/react/hooks/useEffect.mdx',
      'http/dns.md',
    ],
  },
  {
    folder: 'personal-growth-notes',
    sidebar: 'personalGrowthNotes',
    page: 'docs/personal-growth-notes/',
    isInWideNavbar: true,
    featured: [
      'interview/interview-questions.md',
      'project-management/introduction.md',
      '五维学习法.md',
    ],
  },
  {
    folder: 'investing-trading-notes',
    page: 'docs/investing-trading-notes/intro',
    isInWideNavbar: true,
    featured: ['intro.md', 'platforms.md', 'crypto-trading-bot.md'],
  },
  { folder: 'book-notes', isInWideNavbar: true, featured: ['人性的弱点.md', '狼道.md'] },
  { folder: 'tutorial-basics' },
  { folder: 'tutorial-extras' },
];

/** Featured posts, relative to the blog's folder. */
export const featuredPosts: readonly string[] = ['long-blog-post.md'];

/** Name of the area of pages that are in none of the folders: the introduction and standalone pages. */
export const otherPages = 'About this site';

/** The path of an area's own page, or otherwise of its section on the home page. */
export function pageOf({ folder, page = `#${folder}` }: Area, baseUrl: string): string {
  return baseUrl + page;
}
