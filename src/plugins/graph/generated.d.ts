/** The module that the plugin generates. */
declare module '@generated/graph/default/previews.json' {
  const previews: Readonly<Record<string, import('./listPreviews.ts').Preview>>;
  export default previews;
}
