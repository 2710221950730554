import { createDatabase } from '@tradewind/db/database';
import type { Bench, Load, Measurement } from '../frame/bench.ts';
import { median } from '../frame/median.ts';
import { withDatabase } from '../frame/with-database.ts';
import { startApi, startIndexer } from '../indexer/processes.ts';
import { startManyPools } from './many-pools.ts';
import { createLensWay, createMulticallWay, createSnapshotWay, type Way } from './reserve-ways.ts';

type ReservesLoad = { readonly poolCount: number; readonly rounds: number };

const loads: Record<Load, ReservesLoad> = {
  full: { poolCount: 5_000, rounds: 9 },
  small: { poolCount: 200, rounds: 1 },
};

type Cost = { readonly ms: number; readonly cpuMs: number; readonly kilobytes: number };

/**
 * Measures how a page reads the reserves of all pools. It compares our two methods with the common practice, on real
 * contracts, index and API.
 */
export const reservesBench: Bench = {
  name: 'reserves',
  summary:
    'all reserves of 5,000 pools: snapshot of the API and lens, beside viem multicall in chunks of 500',
  run: (load) => withDatabase(({ url, home }) => measureOver(home, url, loads[load])),
};

async function measureOver(home: string, databaseUrl: string, load: ReservesLoad): Promise<Measurement[]> {
  const node = await startManyPools(load.poolCount);
  try {
    const indexer = await startIndexer(home, databaseUrl, node);
    try {
      await indexer.measureBackfill();
      await fundPools(databaseUrl);
      const api = await startApi(home, databaseUrl, node);
      try {
        return await measure(api.url, node.rpcUrl, load);
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

/** Marks all pools as funded. The bench's tokens are in no list, so the index treats their pools as dust. */
async function fundPools(databaseUrl: string): Promise<void> {
  const { sql, close } = createDatabase(databaseUrl, { maxConnections: 1 });
  await sql`update chain.pool set is_funded = true`;
  await close();
}

async function measure(apiUrl: string, rpcUrl: string, load: ReservesLoad): Promise<Measurement[]> {
  const { poolCount } = load;
  const costs = await measureInTurn(load, {
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

/**
 * Returns medians over rounds. Each round runs every method once; the first round is a warm-up. All methods must
 * return the same reserves.
 */
async function measureInTurn<Name extends string>(
  { poolCount, rounds }: ReservesLoad,
  ways: Record<Name, Way>,
): Promise<Record<Name, Cost>> {
  const names = Object.keys(ways) as Name[];
  const costs = Object.fromEntries(names.map((name) => [name, [] as Cost[]])) as Record<Name, Cost[]>;
  for (let round = 0; round <= rounds; round += 1) {
    const answers = new Set<string>();
    for (const name of names) {
      const { cost, answer } = await measureOnce(ways[name], poolCount);
      answers.add(answer);
      if (round > 0) costs[name].push(cost);
    }
    if (answers.size !== 1) throw new Error('the methods return different reserves');
  }
  const toMedian = (list: readonly Cost[]): Cost => ({
    ms: median(list.map(({ ms }) => ms)),
    cpuMs: median(list.map(({ cpuMs }) => cpuMs)),
    kilobytes: median(list.map(({ kilobytes }) => kilobytes)),
  });
  return Object.fromEntries(names.map((name) => [name, toMedian(costs[name])])) as Record<Name, Cost>;
}

async function measureOnce(
  { read, traffic }: Way,
  poolCount: number,
): Promise<{ cost: Cost; answer: string }> {
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
