import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { toBytes } from '../column/hex-bytes.ts';
import { toClaimScope } from '../prediction/claim-scope.ts';
import { findCollectRequest } from './find-collect-request.query.ts';
import { alice } from '../../test-support/known.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function runMigration(name: string): Promise<void> {
  const text = readFileSync(`${import.meta.dirname}/../../migrations/${name}.sql`, 'utf8');
  await database.sql`${sql.raw(text)}`;
}

it('[OPS-03] [PRED-07] given claims that wait and claims that were refused, when the table becomes that of every area, then it has them', async () => {
  await database.sql`drop table relay.collect_request`;
  await runMigration('0010_prediction_claim_request');
  const account = toBytes(alice);
  await database.sql`insert into relay.prediction_claim_request (chain_id, kind, account, item, state, reason, attempts)
    values (31337, 'round', ${account}, 997, 'requested', null, 1), (31337, 'bonus', ${account}, 256, 'refused', 'failed', 3)`;
  await runMigration('0032_collect_request');
  const find = (kind: 'round' | 'bonus', item: string) =>
    findCollectRequest(database, { ...toClaimScope(31_337, kind), account: alice, item });
  expect(await find('round', '997')).toMatchObject({ state: 'requested', attempts: 1 });
  expect(await find('bonus', '256')).toMatchObject({ state: 'refused', reason: 'failed', attempts: 3 });
});
