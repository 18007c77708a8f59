declare module '@generated/optimize-bundle/table.json' {
  const table: readonly import('../buildRouteTable').RouteRow[];
  export default table;
}
