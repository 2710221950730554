import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { createTemporaryHome } from '@tradewind/stack/home/temporary-home';
import { startPostgres } from '@tradewind/stack/postgres/start-postgres';
import { findFreePort } from '@tradewind/stack/process/port';
import { migrate } from '@tradewind/stack/service/database';
import type { Bench, Measurement } from '../frame/bench.ts';
import { median } from '../frame/median.ts';
import { startApi, startIndexer } from '../indexer/processes.ts';
import { startManyPools } from './many-pools.ts';
import { createLensWay, createMulticallWay, createSnapshotWay, type Way } from './reserve-ways.ts';

const poolCount = 5_000;
const rounds = 9;

type Cost = { readonly ms: number; readonly cpuMs: number; readonly kilobytes: number };

/** How a page comes to know the reserves of all pools: our two ways beside what the field does, on real contracts, index and API. */
export const reservesBench: Bench = {
  name: 'reserves',
  summary:
    'all reserves of 5,000 pools: snapshot of the API and lens, beside viem multicall in chunks of 500',
  run: async () => {
    const { home, remove } = createTemporaryHome('bench-reserves');
    chmodSync(home, 0o755);
    const database = await startPostgres({
      folder: join(home, 'postgres'),
      port: await findFreePort(),
      logFile: join(home, 'database.log'),
    });
    try {
      await migrate(database.url);
      return await measureOver(home, database.url);
    } finally {
      await database.stop();
      remove();
    }
  },
};

async function measureOver(home: string, databaseUrl: string): Promise<Measurement[]> {
  const node = await startManyPools(poolCount);
  try {
    const indexer = await startIndexer(home, databaseUrl, node);
    try {
      await indexer.measureBackfill();
      const api = await startApi(home, databaseUrl, node);
      try {
        return await measure(api.url, node.rpcUrl);
      } finally {
        await api.stop();
      }
    } finally {
      await indexer.stop();
    }
  } finally {
    await node.stop();
  }
}

async function measure(apiUrl: string, rpcUrl: string): Promise<Measurement[]> {
  const costs = await measureInTurn({
    snapshot: createSnapshotWay(apiUrl),
    lensReserves: createLensWay(rpcUrl, poolCount, 'reserves'),
    lensAll: createLensWay(rpcUrl, poolCount, 'all'),
    reserves: await createMulticallWay(rpcUrl, poolCount, 'reserves'),
    all: await createMulticallWay(rpcUrl, poolCount, 'all'),
  });
  const [reserves, all] = ['multicall of the reserves', 'multicall of tokens and reserves'];
  return [
    { name: 'snapshot', unit: 'kB', ours: costs.snapshot.kilobytes, better: 'lower', aim: 300 },
    ...compare('snapshot', costs.snapshot, reserves, costs.reserves),
    ...compare('snapshot', costs.snapshot, all, costs.all),
    ...compare('lens, reserves alone', costs.lensReserves, reserves, costs.reserves),
    ...compare('lens, tokens and reserves', costs.lensAll, all, costs.all),
  ];
}

function compare(name: string, ours: Cost, peerName: string, peer: Cost): Measurement[] {
  const row = (what: string, unit: string, figure: keyof Cost): Measurement => ({
    name: `${name}: ${what}`,
    unit,
    ours: ours[figure],
    peer: { name: `viem ${peerName}`, figure: peer[figure] },
    better: 'lower',
    aim: 0.2,
  });
  return [row('time', 'ms', 'ms'), row('data', 'kB', 'kilobytes'), row('client CPU', 'ms', 'cpuMs')];
}

/** Medians over rounds, in each of which every way is gone once; the first warms up. All must tell the same. */
async function measureInTurn<Name extends string>(ways: Record<Name, Way>): Promise<Record<Name, Cost>> {
  const names = Object.keys(ways) as Name[];
  const costs = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<Name, Cost[]>;
  for (let round = 0; round <= rounds; round += 1) {
    const told = new Set<string>();
    for (const name of names) {
      const { cost, answer } = await measureOnce(ways[name]);
      told.add(answer);
      if (round > 0) costs[name].push(cost);
    }
    if (told.size !== 1) throw new Error('the ways tell different reserves');
  }
  const toMedian = (list: readonly Cost[]): Cost => ({
    ms: median(list.map(({ ms }) => ms)),
    cpuMs: median(list.map(({ cpuMs }) => cpuMs)),
    kilobytes: median(list.map(({ kilobytes }) => kilobytes)),
  });
  return Object.fromEntries(names.map((name) => [name, toMedian(costs[name])])) as Record<Name, Cost>;
}

async function measureOnce({ read, traffic }: Way): Promise<{ cost: Cost; answer: string }> {
  traffic.bytes = 0;
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  const reserves = await read();
  const ms = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  if (reserves.length !== poolCount) throw new Error(`${reserves.length} pools instead of ${poolCount}`);
  const cost = { ms, cpuMs: (user + system) / 1_000, kilobytes: traffic.bytes / 1_000 };
  return { cost, answer: reserves.join(' ') };
}
