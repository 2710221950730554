import type { Hex } from '@tradewind/db/column/hex-bytes';
import { poolTable, swapTable, tokenTable } from '@tradewind/db/exchange/tables';
import { checkpointTable } from '@tradewind/db/indexing/tables';
import { outboxTable } from '@tradewind/db/relay/tables';
import { type ReportableEvent, UnknownReportKindError } from '@tradewind/db/transaction/report-kind';
import { reportedTransactionTable } from '@tradewind/db/transaction/tables';
import { createTestDatabase } from '@tradewind/db/test-database';
import { type ChainNode, startChainNode } from '@tradewind/stack/chain-node';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { connectChain } from '@tradewind/stack/chain/connect';
import { sendAs } from '@tradewind/stack/chain/send-as';
import { concat, parseAbiItem, type Address } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { pino } from 'pino';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinAreas } from '../area.ts';
import { areas } from '../areas.ts';
import { createChainNode } from '../chain/create-chain-node.ts';
import { createMetrics } from '../health/metrics.ts';
import { createStatus } from '../health/status.ts';
import type { JobDeps } from '../job/job.ts';
import type { ReportKind } from '../report/report-kind.ts';
import { verifyEvent } from '../report/verify-event.ts';
import { transactionJobs } from './transaction-jobs.ts';
import { verifyReport } from './verify-report.ts';

const chainId = 31337;
const lower = (address: string): Hex => `0x${address.slice(2).toLowerCase()}`;
const owner = lower(localAccount(1).address);
const stranger = lower(localAccount(2).address);
const anyHash: Hex = `0x${'ee'.repeat(32)}`;
/** Code that reverts where it is called with data, and otherwise logs a pair's swap. */
const swapTopic = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822';
const swapEvent = parseAbiItem(
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
);
const runtime = concat(['0x36', '0x602857', '0x7f', swapTopic, '0x5f5fa100', '0x5b5f5ffd']);

let chain: ChainNode;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let deps: JobDeps;
let now: Date;
let pool: Hex;

beforeAll(async () => {
  [database, chain] = await Promise.all([createTestDatabase(), startChainNode()]);
  deps = {
    chainId,
    database,
    node: createChainNode({ urls: [chain.rpcUrl], timeoutMs: 5_000, onError: () => undefined }),
    logger: pino({ level: 'silent' }),
    metrics: createMetrics(createStatus()),
    reports: joinAreas(areas, {}).reports,
    now: () => now,
  };
  const code = concat(['0x602c600c5f39602c5ff3', '0x0000', runtime]);
  const hash = await send(owner, code);
  const { contractAddress } = await getTransactionReceipt(connectChain(chain.rpcUrl), { hash });
  pool = lower(contractAddress!);
});
afterAll(async () => {
  await Promise.all([chain.stop(), database.drop()]);
});
beforeEach(async () => {
  now = new Date();
  await database.sql`truncate app.reported_transaction, relay.outbox, chain.swap, chain.pool, chain.token, chain.checkpoint`;
});

/** Sends a transaction and waits for its block, which a busy node makes later than it answers. */
async function send(from: Address, data: Hex, to?: Address): Promise<Hex> {
  const client = connectChain(chain.rpcUrl);
  const creation = { method: 'eth_sendTransaction', params: [{ from, data, gas: '0x100000' }] } as never;
  const hash: Hex =
    to === undefined ? await client.request(creation) : await sendAs(client, { from, to, data });
  await vi.waitFor(() => getTransactionReceipt(client, { hash }), 20_000);
  return hash;
}

const report = (txHash: Hex, kind = 'swap') =>
  database.orm
    .insert(reportedTransactionTable)
    .values({ chainId, txHash, kind, owner, fields: { pool }, nextCheckAt: new Date(0) });

async function verify(txHash: Hex) {
  await database.orm.update(reportedTransactionTable).set({ nextCheckAt: new Date(0) });
  await transactionJobs(deps)[0]?.run();
  const [row] = await database.orm
    .select()
    .from(reportedTransactionTable)
    .where(eq(reportedTransactionTable.txHash, txHash));
  return row;
}

async function indexPool(blockNumber: number): Promise<void> {
  const [token0, token1] = [lower(owner), stranger];
  const token = { chainId, name: null, symbol: null, decimals: 18, isListed: false, createdBlockNumber: 1 };
  await database.orm.insert(tokenTable).values([
    { ...token, address: token0 },
    { ...token, address: token1 },
  ]);
  const block = { blockNumber, blockHash: anyHash, blockTimestamp: 1 };
  await database.orm
    .insert(checkpointTable)
    .values({ chainId, genesisHash: anyHash, deploymentHash: anyHash, ...block });
  await database.orm.insert(poolTable).values({
    chainId,
    address: pool,
    token0,
    token1,
    createdBlockNumber: 1,
    createdAt: 1,
    reserve0: 1n,
    reserve1: 1n,
    place: 0,
  });
}

/** The notices to the owner's sessions, in order. */
async function listNews(): Promise<string[]> {
  const rows = await database.orm.select().from(outboxTable).orderBy(outboxTable.id);
  return rows.map(({ kind, payload }) => {
    expect(kind).toBe('transaction.noticed');
    const { account, transactions } = payload as { account: string; transactions: { status: string }[] };
    expect(account).toBe(owner);
    return transactions[0]!.status;
  });
}

const countLost = async () => (await deps.metrics.lostEvents.get()).values[0]?.value ?? 0;

describe('[TX-02] the job that verifies reported transactions', () => {
  it('refuses a report that the receipt contradicts: reverted, by another sender, without such an event', async () => {
    const reasons: [Hex, string][] = [
      [await send(owner, '0x01', pool), 'reverted'],
      [await send(stranger, '0x', pool), 'another_sender'],
      [await send(owner, '0x', stranger), 'another_event'],
    ];
    for (const [hash] of reasons) await report(hash);
    for (const [hash, reason] of reasons) {
      expect(await verify(hash)).toMatchObject({ state: 'refused', reason, receipt: reason });
    }
  });

  it('a matching receipt confirms nothing, a lost event is reported, and only the index confirms', async () => {
    const txHash = await send(owner, '0x', pool);
    await report(txHash);
    expect(await verify(txHash)).toMatchObject({ state: 'pending', receipt: 'fitting' });
    const lostBefore = await countLost();
    await indexPool(1_000);
    expect(await verify(txHash)).toMatchObject({ state: 'pending', receipt: 'fitting' });
    expect(await countLost()).toBe(lostBefore + 1);
    const amounts = { amount0In: 1n, amount1In: 0n, amount0Out: 0n, amount1Out: 1n };
    const event = { chainId, blockNumber: 1_000, logIndex: 0, blockHash: anyHash, blockTimestamp: 1, txHash };
    const row = { ...event, ...amounts, pool, account: owner, sender: owner, recipient: owner };
    await database.orm.insert(swapTable).values(row);
    expect(await verify(txHash)).toMatchObject({ state: 'confirmed', reason: null });
    await database.orm.delete(swapTable);
    expect(await verify(txHash)).toMatchObject({ state: 'pending' });
    await database.orm.insert(swapTable).values(row);
    expect(await verify(txHash)).toMatchObject({ state: 'confirmed' });
    await database.orm.update(checkpointTable).set({ blockNumber: row.blockNumber + 64 });
    expect(await verify(txHash)).toMatchObject({ state: 'confirmed', nextCheckAt: null });
    expect(await listNews()).toEqual(['indexed', 'pending', 'indexed', 'confirmed']);
  });

  it('an event of a contract outside our pools does not count', async () => {
    const txHash = await send(owner, '0x', pool);
    await report(txHash);
    await indexPool(1_000);
    await database.orm.delete(poolTable);
    expect(await verify(txHash)).toMatchObject({ state: 'refused', reason: 'another_event' });
  });

  it('expires after an hour without a receipt, and is not checked again when nothing can change any more', async () => {
    await report(anyHash);
    expect(await verify(anyHash)).toMatchObject({ state: 'pending', receipt: 'missing' });
    now = new Date(now.getTime() + 3_601_000);
    const expired = await verify(anyHash);
    expect(expired).toMatchObject({ state: 'expired' });
    expect(expired?.nextCheckAt).not.toBeNull();
    now = new Date(now.getTime() + 3_600_000);
    expect(await verify(anyHash)).toMatchObject({ state: 'expired', nextCheckAt: null });
    const forget = transactionJobs(deps).find(({ name }) => name === 'transaction.forget');
    await forget?.run();
    expect(await database.orm.select().from(reportedTransactionTable)).toHaveLength(1);
    now = new Date(now.getTime() + 31 * 86_400_000);
    await forget?.run();
    expect(await database.orm.select().from(reportedTransactionTable)).toEqual([]);
  });

  it('given a kind that another area brings, when it is reported, then it goes through all steps', async () => {
    const indexed: ReportableEvent[] = [];
    const purchase: ReportKind = {
      kind: 'purchase',
      fields: z.object({ pool: z.string() }),
      events: async () => indexed,
      findEmitter: ({ fields }) => fields['pool'],
      isIndexed: async () => true,
      verify: verifyEvent({ event: swapEvent }),
    };
    const reports = deps.reports;
    deps.reports = [...reports, purchase];
    const foreign = await send(stranger, '0x', pool);
    await report(foreign, 'purchase');
    expect(await verify(foreign)).toMatchObject({ state: 'refused', reason: 'another_sender' });
    const txHash = await send(owner, '0x', pool);
    await report(txHash, 'purchase');
    expect(await verify(txHash)).toMatchObject({ state: 'pending', receipt: 'fitting' });
    indexed.push({ txHash, account: owner, blockNumber: 7, fields: { pool } });
    expect(await verify(txHash)).toMatchObject({ state: 'confirmed', kind: 'purchase' });
    deps.reports = reports;
  });

  it('given a hundred reports of a kind that no area brings, when they are due first, then the job fails with its typed error after the others', async () => {
    const hashes = Array.from({ length: 100 }, (_, n): Hex => `0x${String(n).padStart(64, '0')}`);
    for (const hash of hashes) await report(hash, 'purchase');
    const txHash = await send(stranger, '0x', pool);
    await report(txHash);
    const later = { nextCheckAt: new Date(1_000) };
    await database.orm
      .update(reportedTransactionTable)
      .set(later)
      .where(eq(reportedTransactionTable.txHash, txHash));
    const verified = transactionJobs(deps)[0]?.run();
    await expect(verified).rejects.toThrow(UnknownReportKindError);
    await expect(verified).rejects.toMatchObject({ kind: 'purchase' });
    const rows = await database.orm.select().from(reportedTransactionTable);
    expect(new Set(rows.map(({ kind, state, attempts }) => `${kind} ${state} ${attempts}`))).toEqual(
      new Set(['purchase pending 0', 'swap refused 1']),
    );
  });

  it('[OPS-05] of a keeper that was frozen leaves reports unchanged that were verified meanwhile', async () => {
    const txHash = await send(stranger, '0x', pool);
    await report(txHash);
    const findReceipt: JobDeps['node']['findReceipt'] = async () => {
      await verify(txHash);
      return undefined;
    };
    const [row] = await database.orm.select().from(reportedTransactionTable);
    await verifyReport({ ...deps, node: { ...deps.node, findReceipt } }, row!);
    const [kept] = await database.orm.select().from(reportedTransactionTable);
    expect(kept).toMatchObject({ state: 'refused', reason: 'another_sender', attempts: 1 });
    expect(await listNews()).toEqual(['refused']);
  });
});
