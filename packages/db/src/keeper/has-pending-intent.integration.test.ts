import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { createTestDatabase } from '../test-database.ts';
import { hasPendingIntent } from './has-pending-intent.query.ts';
import { intentTable, type IntentState } from './tables.ts';

const chainId = 1;
const [own, other] = [toAddress('a'), toAddress('b')];
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it.each<[string, { state: IntentState; sender?: typeof own; attempts?: number }, boolean]>([
  ['queued, of no account yet', { state: 'queued' }, true],
  ['queued, but would revert', { state: 'queued', attempts: 1 }, false],
  ['bound to the account', { state: 'bound', sender: own }, true],
  ['bound to another account, whose key may be gone', { state: 'bound', sender: other }, false],
  ['in a block', { state: 'included', sender: own }, false],
  ['final', { state: 'final', sender: own }, false],
  ['refused', { state: 'refused' }, false],
])('[IDO-10] given a call that is %s, then it is pending or not', async (name, intent, expected) => {
  const recipient = toAddress('c');
  await database.orm
    .insert(intentTable)
    .values({ chainId, intentKey: name, recipient, data: '0x', value: 0n, ...intent });
  const criteria = { chainId, recipient, account: own };
  expect(await hasPendingIntent(database, criteria)).toBe(expected);
  expect(await hasPendingIntent(database, { ...criteria, chainId: 2 })).toBe(false);
  await database.orm.delete(intentTable);
});
