declare module '@generated/brand/default/paper.json' {
  const paper: import('./readPaper.ts').Paper;
  export default paper;
}
