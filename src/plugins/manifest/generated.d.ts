declare module '@generated/manifest/default/paper.json' {
  const paper: import('./readPaper.ts').Paper;
  export default paper;
}
