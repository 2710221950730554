import type { Transaction } from '@tradewind/db/database';
import { createTestDatabase } from '@tradewind/db/test-database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listModelAreas } from '../../simulation/model-areas.ts';
import { simulate } from '../../simulation/simulate.ts';
import type { Area } from '../../sync/area.ts';
import type { ChainArea } from '../../sync/define-area.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The areas of a model chain, with another undo of the launch pools. */
const plantUndo = (createUndo: (area: Area, chainId: number) => Area['undo']) => (chainId: number) =>
  listModelAreas(chainId).map((area): ChainArea => {
    if (area.name !== 'stake-pool') return area;
    const open: ChainArea['open'] = (of) => {
      const opened = area.open(of);
      return { ...opened, undo: createUndo(opened, chainId) };
    };
    return { ...area, open };
  });

/** An undo that leaves columns of the rows that it does not remove as they were. */
const forget = (table: string, key: string, columns: string) =>
  plantUndo(({ undo }, chainId) => async (transaction: Transaction, ancestor) => {
    await transaction.execute(
      sql.raw(`create temporary table kept on commit drop as
      select ${key}, ${columns} from ${table} where chain_id = ${chainId}`),
    );
    await undo(transaction, ancestor);
    const set = columns.split(', ').map((column) => `${column} = kept.${column}`);
    const isSame = key.split(', ').map((column) => `t.${column} = kept.${column}`);
    await transaction.execute(
      sql.raw(`update ${table} t set ${set.join(', ')} from kept
      where t.chain_id = ${chainId} and ${isSame.join(' and ')}`),
    );
    await transaction.execute(sql`drop table kept`);
  });

const faults = [
  ['the locked sum', forget('stake_pool', 'address', 'total_locked')],
  ['the sum of what is set aside', forget('stake_pool', 'address', 'reserved')],
  ['the count of open stakes', forget('stake_pool', 'address', 'open_count')],
  ['the terms of the next stake', forget('stake_pool', 'address', 'durations, aprs_bps, fee_version')],
  ['the rewards of a stake', forget('stake', 'pool, account, id', 'paid')],
  ['the time of its last payment', forget('stake', 'pool, account, id', 'paid_until')],
  ['that it was open', forget('stake', 'pool, account, id', 'state')],
] as const;
const seedsOfFault = 20;

it.each(faults.map(([title, listAreas], index) => ({ title, listAreas, first: 1 + index * seedsOfFault })))(
  '[OPS-04] given an undo that forgets $title, when seeds run, then a row differs from the model',
  { timeout: 240_000 },
  async ({ listAreas, first }) => {
    for (let seed = first; seed < first + seedsOfFault; seed += 1) {
      const { stakePools } = await simulate(database, database.url, seed, listAreas);
      if (toText(stakePools.indexed) !== toText(stakePools.held)) return;
    }
    expect.fail('the seeds missed the fault');
  },
);

const toText = (rows: object): string =>
  JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
