import { addCollectRequest } from '@tradewind/db/collect/add-collect-request.query';
import { removeCollectRequests } from '@tradewind/db/collect/remove-collect-requests.query';
import { intentTable } from '@tradewind/db/keeper/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { transact } from '@tradewind/db/transact';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepDecision } from './keep-decision.ts';

const target = { chainId: 31_337, area: 'area', recipient: `0x${'aa'.repeat(20)}` } as const;
const account = `0x${'a1'.repeat(20)}` as const;
const key = { chainId: target.chainId, area: target.area, kind: 'kind', account, item: '7' };
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Requests the collection, and decides to send it; false where another keeper has decided. */
async function send(): Promise<boolean> {
  const request = (await addCollectRequest(database, key))!;
  const decision = { refused: [], batch: { requests: [request], data: '0x01' as const } };
  const keep = () => keepDecision((work) => transact(database, work), target, decision);
  const isKept = await keep();
  expect(await keep()).toBe(false);
  return isKept;
}

it('[PRED-07] [IDO-09] given a collection whose earlier request is deleted, as that of the next month, then it is sent in a transaction of its own', async () => {
  expect(await send()).toBe(true);
  await removeCollectRequests(database, new Date(Date.now() + 60_000));
  expect(await send()).toBe(true);
  expect(await database.orm.select().from(intentTable)).toHaveLength(2);
});
