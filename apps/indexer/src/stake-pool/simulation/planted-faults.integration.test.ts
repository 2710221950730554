import { createTestDatabase } from '@tradewind/db/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetColumns } from '../../simulation/forget-columns.ts';
import { simulate } from '../../simulation/simulate.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const forget = (table: string, key: string, columns: string) =>
  forgetColumns({ area: 'stake-pool', table: `chain.${table}`, key, columns });

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
