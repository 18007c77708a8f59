declare module '@generated/optimize-bundle/*' {
  const data: unknown;
  export default data;
}
