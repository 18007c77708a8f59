export type Item = { id: number; stock: number; version: number };
export type Listed = { id: number; lines: { sku: string }[] }[];

export interface Tool {
  /** the orders, then the lines of each in a loop */
  loop(): Promise<Listed>;
  /** the same, the way the tool offers for it */
  list(): Promise<Listed>;
  read(): Promise<Item>;
  /** what two people do who have both read 5 */
  write(item: Item, sold: number): Promise<void>;
  /** one statement with a condition: says whether there was enough */
  sell(sold: number): Promise<boolean>;
  /** inserts one row by the transaction and one by the client outside of it, then throws */
  outside(): Promise<void>;
  close(): Promise<void>;
}
