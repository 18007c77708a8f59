/** JSON modules that the plugin generates for the bundler. */
declare module '@generated/docusaurus-theme-search/default/pages.json' {
  const pages: import('./data.ts').SearchPages;
  export default pages;
}

declare module '@generated/docusaurus-theme-search/default/headings.json' {
  const headings: import('./data.ts').SearchHeadings;
  export default headings;
}
