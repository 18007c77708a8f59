type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
};

/** Whether the reader's line should be left alone: data is saved or paid for, or the line is slow. */
export function isThrifty(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return (
    Boolean(connection?.saveData) ||
    Boolean(connection?.effectiveType?.includes('2g')) ||
    connection?.type === 'cellular' ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
