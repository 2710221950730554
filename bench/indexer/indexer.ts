import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connectChain } from '@tradewind/stack/chain/connect';
import { createTemporaryHome } from '@tradewind/stack/home/temporary-home';
import { startPostgres } from '@tradewind/stack/postgres/start-postgres';
import { findFreePort } from '@tradewind/stack/process/port';
import { createDatabaseOnce, migrate } from '@tradewind/stack/service/database';
import { getBlockNumber } from 'viem/actions';
import { z } from 'zod';
import type { Bench, Load, Measurement } from '../frame/bench.ts';
import { startBusyChain } from './busy-chain.ts';
import { measureNftMarket } from './measure-nft-market.ts';
import { quantile } from '../frame/quantile.ts';
import { type Delays, measureDelays } from './measure-delays.ts';
import { type Backfill, type Node, startApi, startIndexer } from './processes.ts';
import { type LogFilter, startFilterRecorder } from './record-filter.ts';

type IndexerLoad = {
  /** Blocks with swaps, read before the head. */
  readonly blocks: number;
  /** Blocks at the head whose delays are measured. */
  readonly samples: number;
  /** Rounds of mints, listings, bids and purchases on a chain of their own. */
  readonly rounds: number;
};

const loads: Record<Load, IndexerLoad> = {
  full: { blocks: 100, samples: 100, rounds: 40 },
  small: { blocks: 3, samples: 3, rounds: 1 },
};
const backfillSchema = z.object({ events: z.number(), seconds: z.number(), cpuSeconds: z.number() });

/** Measures how fast events become rows, from the deployment on and at the head. Node and PostgreSQL are real. */
export const indexerBench: Bench = {
  name: 'indexer',
  summary: 'events to rows, beside a plain getLogs loop that decodes the same and keeps nothing',
  run: async (load) => {
    const { blocks, samples, rounds } = loads[load];
    const nftMarket = await measureNftMarket(rounds);
    const { home, remove } = createTemporaryHome('bench-indexer');
    const database = await startPostgres({
      folder: join(home, 'postgres'),
      port: await findFreePort(),
      logFile: join(home, 'database.log'),
    });
    const chain = await startBusyChain(blocks);
    try {
      const filter = await recordFilter(home, database.url, chain.node);
      const databaseUrl = await createDatabaseOnce(database.url);
      await migrate(databaseUrl);
      const indexer = await startIndexer(home, databaseUrl, chain.node);
      try {
        const ours = await indexer.measureBackfill();
        const plain = await runPlainLoop(chain.node.rpcUrl, filter);
        const delays = await measureAtHead(home, databaseUrl, chain, samples);
        return [...toMeasurements(ours, plain, delays), ...toNftMarketMeasurements(nftMarket)];
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

/**
 * Records the log filter that our index requests; the peer requests the same. It is a separate pass, so that
 * recording does not slow the measured one.
 */
async function recordFilter(home: string, databaseUrl: string, node: Node): Promise<LogFilter> {
  await migrate(databaseUrl);
  const recorder = await startFilterRecorder(node.rpcUrl);
  const indexer = await startIndexer(home, databaseUrl, { ...node, rpcUrl: recorder.rpcUrl });
  try {
    await indexer.measureBackfill();
    return recorder.read();
  } finally {
    await indexer.stop();
    recorder.stop();
  }
}

async function measureAtHead(
  home: string,
  databaseUrl: string,
  { node, send, mine }: Awaited<ReturnType<typeof startBusyChain>>,
  samples: number,
): Promise<Delays> {
  const api = await startApi(home, databaseUrl, node);
  try {
    const { wsUrl } = node;
    return await measureDelays({ databaseUrl, apiUrl: api.url, wsUrl, send: () => send(1), mine, samples });
  } finally {
    await api.stop();
  }
}

async function runPlainLoop(rpcUrl: string, { addresses, selectors }: LogFilter): Promise<Backfill> {
  const head = await getBlockNumber(connectChain(rpcUrl));
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, 'plain-loop.ts'),
    rpcUrl,
    addresses.join(','),
    selectors.join(','),
    String(head),
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

function toNftMarketMeasurements(ours: Backfill): Measurement[] {
  const name = `backfill of ${ours.events} events of an NFT market`;
  return [
    { name, unit: 'events/s', better: 'higher', ours: toSpeed(ours), aim: 3_000 },
    { name: 'CPU per event of an NFT market', unit: 'µs', better: 'lower', ours: toCpu(ours), aim: 330 },
  ];
}
