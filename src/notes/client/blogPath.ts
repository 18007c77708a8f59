/** The blog's path below the base URL: Docusaurus' default, which the packages assume too. */
export const BLOG_PATH = '/blog';
