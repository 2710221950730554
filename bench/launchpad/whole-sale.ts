import { setTimeout as delay } from 'node:timers/promises';
import { addCollectRequest } from '@tradewind/db/collect/add-collect-request.query';
import { countWaitingCollects } from '@tradewind/db/collect/count-waiting-collects.query';
import { collectRequestTable } from '@tradewind/db/collect/tables';
import { createDatabase, type Database } from '@tradewind/db/database';
import { intentTable } from '@tradewind/db/keeper/tables';
import { findSale } from '@tradewind/db/launchpad/find-sale.query';
import { saleCollectArea, toSaleCollectScope } from '@tradewind/db/launchpad/collect-scope';
import { toDemoAccount } from '@tradewind/stack/demo-accounts';
import { chainId, startSaleChain } from '@tradewind/stack/launchpad/sale-chain';
import { isNotNull } from 'drizzle-orm';
import type { Address } from 'viem';
import type { Load, Measurement } from '../frame/bench.ts';
import { startProgram, stopNode } from '../frame/node-process.ts';
import { withDatabase } from '../frame/with-database.ts';
import { type Buyer, type Cost, createBuyers, createCrowd } from './crowd.ts';

const loads: Record<Load, number> = { full: 10_000, small: 30 };
/** The relay takes so many requests of an area at a time. */
const mostWaiting = 1_000;
const levelled = 1;

/**
 * Measures an oversubscribed sale from its first buyer to the last change paid, with our indexer and keeper as processes
 * of their own. Its peer is as many transfers of the pay token, each to an account that had none.
 */
export function measureWholeSale(load: Load): Promise<readonly Measurement[]> {
  return withDatabase(async ({ url }) => {
    const chain = await startSaleChain();
    const database = createDatabase(url, { maxConnections: 2 });
    const processes = startProcesses(url, chain.rpcUrl);
    try {
      return await measureSale(chain, database, createBuyers(loads[load]));
    } finally {
      await Promise.all(processes.map((child) => stopNode(child)));
      await Promise.all([chain.stop(), database.close()]);
    }
  });
}

function startProcesses(databaseUrl: string, rpcUrl: string) {
  const shared = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' };
  const indexer = startProgram('indexer', {
    ...shared,
    CHAIN_IDS: String(chainId),
    [`RPC_URLS_${chainId}`]: rpcUrl,
    INDEXER_PORT: '0',
    POLL_INTERVAL_MS: '100',
  });
  const keeper = startProgram('keeper', {
    ...shared,
    CHAIN_ID: String(chainId),
    RPC_URLS: rpcUrl,
    KEEPER_KEY: toDemoAccount(10).privateKey,
    KEEPER_PORT: '0',
    POLL_INTERVAL_MS: '100',
    SALE_COLLECT_ALLOWANCE: '1',
  });
  return [indexer, keeper];
}

async function measureSale(
  chain: Awaited<ReturnType<typeof startSaleChain>>,
  database: Database,
  buyers: readonly Buyer[],
): Promise<readonly Measurement[]> {
  const crowd = createCrowd(chain, buyers);
  await crowd.prepare();
  const transfers = await crowd.transferToAll();
  // The sale takes a half of all commitments.
  const hardCap = Math.floor(Number(buyers.reduce((sum, { amount }) => sum + amount, 0n) / 2_000_000n));
  const { sale, closeAt } = await chain.openSale({ kind: 'commit', hardCap, closesAfter: 30 * 86_400 });
  await crowd.approveAll(sale);
  const joins = await crowd.joinAll(sale);
  const readGasOfKeeper = createGasReader(database, crowd);
  await chain.travelTo(closeAt);
  const level = await measureKeeper(readGasOfKeeper, async () => {
    while ((await chain.readBook(sale)).state !== levelled) await delay(50);
  });
  while ((await findSale(database, { chainId, address: sale }))?.state !== 'levelled') await delay(50);
  const change = await measureKeeper(readGasOfKeeper, () => collectAll(database, sale, buyers));
  return toRows(buyers.length, { transfers, joins, level, change });
}

type GasReader = () => Promise<number>;

/** The gas of all transactions that the keeper has in blocks. */
function createGasReader({ orm }: Database, { readGas }: ReturnType<typeof createCrowd>): GasReader {
  return async () => {
    const sent = await orm
      .select({ hash: intentTable.txHash })
      .from(intentTable)
      .where(isNotNull(intentTable.txHash));
    const used = await Promise.all(sent.map(async ({ hash }) => (hash === null ? 0 : readGas(hash))));
    return used.reduce((sum, gas) => sum + gas, 0);
  };
}

async function measureKeeper(readGas: GasReader, act: () => Promise<void>): Promise<Cost> {
  const [before, startedAt] = [await readGas(), performance.now()];
  await act();
  const seconds = (performance.now() - startedAt) / 1_000;
  return { gas: (await readGas()) - before, seconds };
}

/** Requests the change of all buyers as the API does, and waits until the keeper paid the last one. */
async function collectAll(database: Database, sale: Address, buyers: readonly Buyer[]): Promise<void> {
  const scope = toSaleCollectScope(chainId, 'change');
  const waiting = () =>
    countWaitingCollects(database, { chainId, area: saleCollectArea, limit: mostWaiting });
  for (const { account } of buyers)
    while ((await addCollectRequest(database, { ...scope, account, item: sale })) === undefined)
      await delay(50);
  while ((await waiting()) > 0 || !(await isDone(database))) await delay(50);
}

/** Whether every request is paid; one that was refused ends the measurement. */
async function isDone({ orm }: Database): Promise<boolean> {
  const { state, reason } = collectRequestTable;
  const found = await orm.selectDistinct({ state, reason }).from(collectRequestTable);
  const refused = found.find((request) => request.state === 'refused');
  if (refused) throw new Error(`A change was refused: ${refused.reason}`);
  return found.every((request) => request.state === 'done');
}

const peer = (figure: number) => ({ name: 'plain token transfers', figure });

function toRows(
  count: number,
  { transfers, ...steps }: Record<'transfers' | 'joins' | 'level' | 'change', Cost>,
): readonly Measurement[] {
  const shown = count.toLocaleString('en');
  const names = {
    joins: `${shown} buyers join`,
    level: `the keeper finds the level of their sale`,
    change: `the change of all is relayed`,
  };
  return (['joins', 'level', 'change'] as const).flatMap((step) => [
    {
      name: `${names[step]}: gas a buyer`,
      unit: 'gas',
      better: 'lower' as const,
      ours: steps[step].gas / count,
      peer: peer(transfers.gas / count),
      aim: null,
    },
    {
      name: `${names[step]}: time`,
      unit: 's',
      better: 'lower' as const,
      ours: steps[step].seconds,
      peer: peer(transfers.seconds),
      aim: null,
    },
  ]);
}
