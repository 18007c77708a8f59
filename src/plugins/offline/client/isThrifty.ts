/** Whether the reader's line should be left alone: data is saved, or the line is slow. */
export function isThrifty(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}
