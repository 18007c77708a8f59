/** What the plugin writes for the bundler. */
declare module '@generated/search/default/notes.json' {
  const notes: import('./data.ts').SearchNotes;
  export default notes;
}

declare module '@generated/search/default/headings.json' {
  const headings: import('./data.ts').SearchHeadings;
  export default headings;
}
