import type { FrontMatter } from 'notes-lint';

declare module 'vfile' {
  /** What Docusaurus' loader passes on. */
  interface DataMap {
    frontMatter: Partial<FrontMatter>;
    /** Of the page's `#` heading. */
    contentTitle: string;
  }
}
