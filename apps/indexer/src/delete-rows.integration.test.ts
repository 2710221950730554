import { tokenTable } from '@tradewind/db/exchange/tables';
import { createDatabase } from '@tradewind/db/database';
import { createTestDatabase } from '@tradewind/db/test-database';
import { transact } from '@tradewind/db/transact';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteRows } from './delete-rows.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  await sql`insert into chain.token (chain_id, address, name, is_listed, created_block_number)
    select 1 + n % 2, decode(lpad(to_hex(n), 40, '0'), 'hex'), repeat('x', 60), false, 1 from generate_series(1, 1200) as n`;
  await sql`create function pause() returns trigger language plpgsql as $$ begin perform pg_sleep(0.002); return old; end $$`;
  await sql`create trigger slow before delete on chain.token for each row execute function pause()`;
});
afterAll(() => database.drop());

it('[CHAIN-01] given a table whose deletion exceeds the statement timeout, then the rows of the chain are deleted in parts, and no others', async () => {
  const hurried = createDatabase(database.url, { maxConnections: 1, statementTimeoutMs: 700 });
  const clear = (pages?: number) =>
    transact(hurried, (transaction) =>
      deleteRows(transaction, tokenTable, { chainId: 1, ...(pages && { pages }) }),
    );
  await expect(clear()).rejects.toMatchObject({ cause: { sqlState: '57014' } });
  await clear(2);
  await hurried.close();
  const left =
    await database.sql`select chain_id::int as chain, count(*)::int as count from chain.token group by 1`;
  expect(left).toEqual([{ chain: 2, count: 600 }]);
});
