declare module '@generated/lean/table.json' {
  const table: unknown;
  export default table;
}

declare module '@generated/lean/globalData.json' {
  const globalData: unknown;
  export default globalData;
}
