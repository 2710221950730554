import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Hex } from '../column/hex-bytes.ts';
import { createDatabase, type Database } from '../database.ts';
import { createTestDatabase } from '../test-database.ts';
import { findRoundToClaim } from './find-round-to-claim.query.ts';
import { getMarketState } from './get-market-state.query.ts';
import { listPriceCandles } from './list-price-candles.query.ts';
import { listEntriesOfTransaction } from './list-entries-of-transaction.query.ts';
import { listPositions } from './list-positions.query.ts';
import { listRounds } from './list-rounds.query.ts';
import { listUnresolvedBoundaries } from './list-unresolved-boundaries.query.ts';

const chainId = 31337;
const genesis = 3_000_000;
/** Ten weeks of rounds, ten entries in each by accounts that play ten rounds; a feed that speaks once a minute. */
const roundCount = 20_000;
const account: Hex = `0x${'77'.padStart(40, '0')}`;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let session: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  session = createDatabase(database.url, { maxConnections: 1 });
  const { sql } = session;
  const event = sql`${chainId}::integer, e, 0, '\\x01'::bytea, e, decode(lpad(to_hex(e), 64, '0'), 'hex')`;
  await sql`insert into chain.prediction_price
    select ${event}, e, 100, ${genesis}::bigint + e * 60 from generate_series(1, ${roundCount * 5}::bigint) e`;
  await sql`insert into chain.prediction_candle
    select ${chainId}, ${genesis}::bigint + e * 300, 1, 1, 1, 1 from generate_series(1, ${roundCount}::bigint) e`;
  await sql`insert into chain.prediction_boundary_resolved
    select ${event}, e, true, 100, 1 from generate_series(1, ${roundCount}::bigint) e`;
  await sql`insert into chain.prediction_round
    select ${chainId}, e, 5, 5, 10, case when e > ${roundCount - 2} then 'pending' else 'up' end, 0
    from generate_series(1, ${roundCount}::bigint) e`;
  await sql`insert into chain.prediction_entered
    select ${chainId}, e, a, '\\x01', e, decode(lpad(to_hex(e), 64, '0'), 'hex'), e, decode(lpad(to_hex(e % 2000 + a * 2000), 40, '0'), 'hex'), a % 2 = 0, 1, 1, 1
    from generate_series(1, ${roundCount}::bigint) e, generate_series(0, 9) a`;
  await sql`insert into chain.prediction_claimed
    select chain_id, block_number, log_index, block_hash, block_timestamp, tx_hash, epoch, account, 1, account, account
    from chain.prediction_entered where is_up`;
  await sql`analyze`;
});
afterAll(async () => {
  await session.close();
  await database.drop();
});

/** Rows that the tables of the prediction have given since the database was made: one by one through an index, and by reading a table through. */
async function countRows(): Promise<{ byIndex: number; byScan: number }> {
  const { sql } = session;
  await sql`select pg_stat_force_next_flush()`;
  await sql`select pg_stat_clear_snapshot()`;
  const [row] = await sql<{ byIndex: number; byScan: number }[]>`
    select coalesce(sum(idx_tup_fetch), 0)::float8 as "byIndex", sum(seq_tup_read)::float8 as "byScan"
    from pg_stat_user_tables where relname like 'prediction%'`;
  return row!;
}

it.each<[string, number, () => Promise<unknown>]>([
  [
    'a week of candles, every window of it',
    2_100,
    () =>
      listPriceCandles(session, {
        chainId,
        from: genesis + 10_000 * 300,
        to: genesis + 12_016 * 300,
      }),
  ],
  [
    'the rounds of the page',
    120,
    () => listRounds(session, { chainId, genesis, account, fromEpoch: roundCount - 9, toEpoch: roundCount }),
  ],
  ['the newest rounds of an account', 120, () => listPositions(session, { chainId, account, limit: 20 })],
  ['the round to claim', 60, () => findRoundToClaim(session, { chainId, account }).then(String)],
  ['how the market stands', 4, () => getMarketState(session, { chainId })],
  [
    'the boundaries that hold rounds up',
    20,
    () => listUnresolvedBoundaries(session, { chainId, toBoundary: roundCount + 1, limit: 50 }),
  ],
  [
    'what a transaction entered',
    12,
    () => listEntriesOfTransaction(session, { chainId, txHash: `0x${'7'.padStart(64, '0')}` }),
  ],
])('[PRED-11] %s: reads at most %i rows, however many there are', async (_name, most, ask) => {
  const before = await countRows();
  expect(await ask()).toBeDefined();
  const after = await countRows();
  expect(after.byIndex - before.byIndex).toBeLessThanOrEqual(most);
  expect(after.byScan).toBe(before.byScan);
});
