import type { Hex } from '@tradewind/db/column/hex-bytes';
import { swapTable } from '@tradewind/db/exchange/tables';
import { reportedTransactionTable } from '@tradewind/db/transaction/tables';
import {
  reportedTransactionListSchema,
  reportedTransactionSchema,
} from '@tradewind/schema/transaction/reported-transaction';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { account, chainId, listedPool, moveCheckpoint, seedIndex } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { createApp } from '../app.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

const stranger = toAddress('c');
const otherId = 31338;
let api: Awaited<ReturnType<typeof startTestApi>>;

const tokens = new Map<string, string>();

beforeAll(async () => {
  api = await startTestApi({ CHAIN_IDS: String(otherId), [`RPC_URLS_${otherId}`]: 'http://127.0.0.1:9' });
  await seedIndex(api.deps.database);
  for (const owner of [account, stranger]) tokens.set(owner, await signIn(api.deps, owner));
});
afterAll(() => api.stop());

const swap = (txHash: string, fields: object = { pool: listedPool }) => ({
  chainId,
  txHash,
  kind: 'swap',
  claim: fields,
});

async function report(owner: string, payload: object, app = api.app) {
  const answer = await app.inject({
    method: 'POST',
    url: '/transactions',
    headers: { authorization: `Bearer ${tokens.get(owner)}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const reportWell = async (owner: string, payload: object) =>
  successSchema(reportedTransactionSchema).parse((await report(owner, payload)).body).data;
const list = async (owner: string) => {
  const answer = await api.app.inject({
    url: '/transactions',
    headers: { authorization: `Bearer ${tokens.get(owner)}` },
  });
  return successSchema(reportedTransactionListSchema).parse(answer.json()).data.transactions;
};

describe('[TX-01] transactions that clients report', () => {
  it('[WAL-05] [WAL-07] requires a session to report; without one the list is empty', async () => {
    const refused = await api.app.inject({
      method: 'POST',
      url: '/transactions',
      payload: swap(toHash('3')),
    });
    expect(refused.statusCode).toBe(401);
    const read = await api.app.inject('/transactions');
    expect([read.statusCode, read.json().data]).toEqual([200, { transactions: [] }]);
  });

  it('is pending until the index has the event, then confirmed, and pending again when the index undoes it', async () => {
    const txHash = toHash('d');
    expect(await reportWell(account, swap(txHash))).toMatchObject({
      state: 'pending',
      owner: account,
      blockNumber: null,
    });
    const [seeded] = await api.deps.database.orm
      .select()
      .from(swapTable)
      .where(eq(swapTable.txHash, toHash('3')));
    await api.deps.database.orm.insert(swapTable).values({ ...seeded!, txHash, blockNumber: 8 });
    expect((await list(account))[0]).toMatchObject({ state: 'confirmed', blockNumber: 8, isFinal: false });
    await moveCheckpoint(api.deps.database, 8 + 64);
    expect((await list(account))[0]).toMatchObject({ state: 'confirmed', isFinal: true });
    await moveCheckpoint(api.deps.database, 10);
    await api.deps.database.orm.delete(swapTable).where(eq(swapTable.txHash, txHash));
    expect((await list(account))[0]).toMatchObject({ state: 'pending', blockNumber: null, isFinal: false });
  });

  it('accepts no price, amount, owner or state from the client', async () => {
    const payload = swap(toHash('3'));
    const forged = [
      { ...payload, owner: stranger },
      { ...payload, state: 'confirmed' },
      swap(toHash('3'), { pool: listedPool, volumeUsdE18: '1' }),
      { ...payload, kind: 'mint' },
      { ...payload, txHash: '0x1' },
    ];
    for (const body of forged) expect(await report(account, body)).toMatchObject({ status: 400 });
    expect(await reportWell(account, swap(toHash('3'), { pool: listedPool, amountIn: '101' }))).toMatchObject(
      {
        state: 'refused',
        reason: 'another_event',
      },
    );
  });

  it('given another account that reports first, then it does not block the sender, and is refused', async () => {
    expect(await reportWell(stranger, swap(toHash('4')))).toMatchObject({
      state: 'refused',
      reason: 'another_sender',
    });
    expect(await reportWell(account, swap(toHash('4')))).toMatchObject({
      state: 'confirmed',
      owner: account,
    });
    expect((await list(stranger)).map(({ txHash }) => txHash)).toEqual([toHash('4')]);
  });

  it('[API-01] is one report with any number of simultaneous calls; other fields are a conflict', async () => {
    const payload = swap(toHash('e'), { pool: listedPool, amountIn: '7' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => report(account, payload)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.state}`))).toEqual(
      new Set(['200 pending']),
    );
    const rows = await api.deps.database.orm
      .select()
      .from(reportedTransactionTable)
      .where(eq(reportedTransactionTable.txHash, toHash('e')));
    expect(rows).toHaveLength(1);
    const other = await report(account, swap(toHash('e'), { pool: listedPool }));
    expect([other.status, other.body.code]).toEqual([409, 'CLAIM_DIFFERS']);
  });

  it('given a kind that another area brings, when it is reported, then its own events confirm it', async () => {
    const indexed: Hex[] = [];
    const purchase = {
      kind: 'purchase',
      fields: z.strictObject({ sale: z.string() }),
      events: async () =>
        indexed.map((txHash) => ({ txHash, account, blockNumber: 7, fields: { sale: '5' } })),
    };
    const app = await createApp({ ...api.deps, reports: [...api.deps.reports, purchase] });
    const payload = { chainId, txHash: toHash('f'), kind: 'purchase', claim: { sale: '5' } };
    expect(await report(account, payload)).toMatchObject({ status: 400 });
    expect((await report(account, payload, app)).body.data).toMatchObject({ state: 'pending' });
    expect(await report(account, { ...payload, claim: { pool: listedPool } }, app)).toMatchObject({
      status: 400,
    });
    indexed.push(toHash('f'));
    expect((await report(account, payload, app)).body.data).toMatchObject({
      kind: 'purchase',
      state: 'confirmed',
      blockNumber: 7,
    });
    await api.deps.database.orm
      .delete(reportedTransactionTable)
      .where(eq(reportedTransactionTable.kind, 'purchase'));
  });

  it('given a newer report of a kind that no area brings, when the account lists a page, then it has only known kinds and is full', async () => {
    const row = { chainId, owner: account, fields: { pool: listedPool } };
    const day = 86_400_000;
    await api.deps.database.orm.insert(reportedTransactionTable).values([
      { ...row, txHash: toHash('8'), kind: 'swap', reportedAt: new Date(Date.now() + day) },
      { ...row, txHash: toHash('9'), kind: 'purchase', reportedAt: new Date(Date.now() + 2 * day) },
    ]);
    const headers = { authorization: `Bearer ${tokens.get(account)}` };
    const answer = await api.app.inject({ url: '/transactions?pageSize=1', headers });
    expect(answer.statusCode).toBe(200);
    const { transactions } = successSchema(reportedTransactionListSchema).parse(answer.json()).data;
    expect(transactions.map(({ txHash, kind }) => [txHash, kind])).toEqual([[toHash('8'), 'swap']]);
    expect(await list(account)).not.toContainEqual(expect.objectContaining({ kind: 'purchase' }));
  });

  it('given a report about another served chain, then that chain lists it, and the home chain does not', async () => {
    const headers = { authorization: `Bearer ${tokens.get(stranger)}` };
    const listOn = async (query: string) => {
      const answer = await api.app.inject({ url: `/transactions${query}`, headers });
      const { transactions } = successSchema(reportedTransactionListSchema).parse(answer.json()).data;
      return transactions.map(({ chainId: ofChain, txHash }) => [ofChain, txHash]);
    };
    const before = await listOn('');
    await reportWell(stranger, { ...swap(toHash('e')), chainId: otherId });
    expect(await listOn(`?chainId=${otherId}`)).toEqual([[otherId, toHash('e')]]);
    expect(await listOn('')).toEqual(before);
    const unserved = await api.app.inject({ url: '/transactions?chainId=56', headers });
    expect([unserved.statusCode, unserved.json().code]).toEqual([400, 'CHAIN_NOT_SERVED']);
  });

  it('refuses a network that is not served', async () => {
    const { status, body } = await report(account, { ...swap(toHash('3')), chainId: 56 });
    expect([status, body.code]).toEqual([400, 'CHAIN_NOT_SERVED']);
  });
});
