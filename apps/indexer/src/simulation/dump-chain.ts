import { sql as build } from 'drizzle-orm';
import type { Database } from '@tradewind/db/database';

/** All rows of a chain in schema `chain`, as text, without the chain's id. */
export async function dumpChain({ sql }: Database, chainId: number): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'chain' and table_type = 'BASE TABLE' order by 1`;
  const dumps: Record<string, string[]> = {};
  // One after the other: all at once would wait for more connections than there are.
  for (const { name } of tables) {
    const rows = await sql<{ row: string }>`
      select (to_jsonb(t) - 'chain_id')::text as row from chain.${build.identifier(name)} t
      where chain_id = ${chainId} order by 1`;
    dumps[name] = rows.map(({ row }) => row);
  }
  return dumps;
}
