declare module '@generated/optimize-bundle/table.json' {
  const table: readonly import('../buildRouteTable').Row[];
  export default table;
}
