/** JSON modules that the plugin generates for the bundler. */
declare module '@generated/docusaurus-theme-search/default/notes.json' {
  const notes: import('./data.ts').SearchNotes;
  export default notes;
}

declare module '@generated/docusaurus-theme-search/default/headings.json' {
  const headings: import('./data.ts').SearchHeadings;
  export default headings;
}
