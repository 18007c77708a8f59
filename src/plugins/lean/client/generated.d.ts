declare module '@generated/lean/*' {
  const data: unknown;
  export default data;
}
