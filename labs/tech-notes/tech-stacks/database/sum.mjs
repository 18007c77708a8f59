// Turns sale.csv into sale.parquet and sums it three times.
import { statSync } from 'node:fs';
import { DuckDBInstance } from '@duckdb/node-api';

const db = await (await DuckDBInstance.create()).connect();
async function time(sql) {
  const start = performance.now();
  await (await db.run(sql)).getRows();
  return performance.now() - start;
}
const once = await time(`COPY (FROM 'sale.csv') TO 'sale.parquet'`);
const size = Math.floor(statSync('sale.parquet').size / 1048576);
const runs = [];
for (let run = 0; run < 3; run += 1) {
  const sum = `SELECT product, sum(cents) FROM 'sale.parquet' GROUP BY product`;
  runs.push((await time(sum)).toFixed(0));
}
console.log(`DuckDB, Parquet, ${size} MB  ${runs.join('  ')}`);
console.log(`CSV to Parquet, once: ${(once / 1000).toFixed(1)} s`);
