type Connection = {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
};

/**
 * Whether to save the reader's bandwidth: data saver is on, or the connection is metered
 * or slow.
 */
export default function shouldSaveData(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return (
    Boolean(connection?.saveData) ||
    Boolean(connection?.effectiveType?.includes('2g')) ||
    connection?.type === 'cellular' ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  );
}
