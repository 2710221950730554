import { execFile } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { createTemporaryHome } from '@tradewind/stack/home/temporary-home';
import { startPostgres } from '@tradewind/stack/postgres/start-postgres';
import { findFreePort } from '@tradewind/stack/process/port';
import { migrate } from '@tradewind/stack/service/database';
import postgres from 'postgres';
import { toEventSelector } from 'viem';
import { z } from 'zod';
import type { Bench, Measurement } from '../frame/bench.ts';
import { chainId, startBusyChain } from './busy-chain.ts';
import { type Backfill, startApi, startIndexer } from './processes.ts';
import { type Delays, measureDelays, quantile } from './measure-delays.ts';

const blocks = 100;
const backfillSchema = z.object({ events: z.number(), seconds: z.number(), cpuSeconds: z.number() });

/** How fast events become rows, from the deployment on and at the head, on a real node and a real PostgreSQL. */
export const indexerBench: Bench = {
  name: 'indexer',
  summary: 'events to rows, beside a plain getLogs loop that decodes the same and keeps nothing',
  run: async () => {
    const { home, remove } = createTemporaryHome('bench-indexer');
    chmodSync(home, 0o755);
    const database = await startPostgres({
      folder: join(home, 'postgres'),
      port: await findFreePort(),
      logFile: join(home, 'database.log'),
    });
    const chain = await startBusyChain(blocks);
    const { node } = chain;
    try {
      await migrate(database.url);
      const indexer = await startIndexer(home, database.url, node);
      try {
        const ours = await indexer.measureBackfill();
        const plain = await runPlainLoop(database.url, node.rpcUrl);
        const delays = await measureAtHead(home, database.url, chain);
        return toMeasurements(ours, plain, delays);
      } finally {
        await indexer.stop();
      }
    } finally {
      await chain.node.stop();
      await database.stop();
      remove();
    }
  },
};

async function measureAtHead(
  home: string,
  databaseUrl: string,
  { node, send, mine }: Awaited<ReturnType<typeof startBusyChain>>,
): Promise<Delays> {
  const api = await startApi(home, databaseUrl, node);
  try {
    const { wsUrl } = node;
    return await measureDelays({ databaseUrl, apiUrl: api.url, wsUrl, send: () => send(1), mine });
  } finally {
    await api.stop();
  }
}

const events = [
  'PairCreated(address,address,address,uint256)',
  'SharesCollected(address,address,uint256)',
  'Sync(uint112,uint112)',
  'Swap(address,uint256,uint256,uint256,uint256,address)',
  'Mint(address,uint256,uint256)',
  'Burn(address,uint256,uint256,address)',
  'Transfer(address,address,uint256)',
];

/** Over the contracts that our index has found. */
async function runPlainLoop(databaseUrl: string, rpcUrl: string): Promise<Backfill> {
  const sql = postgres(databaseUrl, { max: 1 });
  const pools = await sql<
    { address: string }[]
  >`select '0x' || encode(address, 'hex') as address from chain.pool`;
  const [head] = await sql<{ number: number }[]>`select block_number::int as number from chain.checkpoint`;
  await sql.end();
  const contracts = [findExchangeDeployment(chainId)?.factory, ...pools.map(({ address }) => address)];
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'plain-loop.ts'),
    rpcUrl,
    contracts.join(','),
    events.map((event) => toEventSelector(event)).join(','),
    String(head?.number ?? 0),
  ]);
  return backfillSchema.parse(JSON.parse(stdout));
}

const toPeer = (figure: number) => ({ name: 'plain getLogs loop', figure });
const toSpeed = ({ events: count, seconds }: Backfill) => count / seconds;
const toCpu = ({ events: count, cpuSeconds }: Backfill) => (cpuSeconds / count) * 1_000_000;

function toMeasurements(ours: Backfill, plain: Backfill, { toRow, toClient }: Delays): Measurement[] {
  if (ours.events !== plain.events)
    throw new Error(`the plain loop saw ${plain.events} events, the index ${ours.events}`);
  const perSecond = { unit: 'events/s', better: 'higher' } as const;
  const delay = { unit: 'ms', better: 'lower' } as const;
  return [
    { name: `backfill of ${ours.events} events`, ...perSecond, ours: toSpeed(ours), aim: 3_000 },
    { name: 'backfill beside', ...perSecond, ours: toSpeed(ours), peer: toPeer(toSpeed(plain)), aim: 0.1 },
    {
      name: 'CPU per event',
      unit: 'µs',
      better: 'lower',
      ours: toCpu(ours),
      peer: toPeer(toCpu(plain)),
      aim: 10,
    },
    { name: 'event to row, p50', ...delay, ours: quantile(toRow, 0.5), aim: 50 },
    { name: 'event to row, p95', ...delay, ours: quantile(toRow, 0.95), aim: 250 },
    { name: 'event to hub client, p50', ...delay, ours: quantile(toClient, 0.5), aim: 50 },
    { name: 'event to hub client, p95', ...delay, ours: quantile(toClient, 0.95), aim: 250 },
  ];
}
