import { createDatabase, type Database } from '@tradewind/db/database';
import { buildWeb } from '@tradewind/stack/service/build-web';
import type { Bench, Load, Measurement } from '../frame/bench.ts';
import { median } from '../frame/median.ts';
import { withDatabase } from '../frame/with-database.ts';
import { generateLoad } from './generate-load.ts';
import { moveIndex, seedPools, toPool } from './seed-pools.ts';
import {
  type MeasuredServer,
  type Server,
  startApi,
  startBare,
  startBareProxy,
  startWeb,
} from './servers.ts';

const connections = 50;

type HttpLoad = {
  /** Rounds that warm up the servers and are not counted. */
  readonly warmRounds: number;
  readonly rounds: number;
  readonly ms: number;
  /** Enough pools that no pool is requested twice during one measurement. */
  readonly pools: number;
};

const loads: Record<Load, HttpLoad> = {
  full: { warmRounds: 2, rounds: 7, ms: 1_500, pools: 1_000 },
  small: { warmRounds: 0, rounds: 1, ms: 100, pools: 50 },
};

/**
 * Measures the API's CPU time per response as in production, beside minimal servers. It also measures the throughput
 * of the web server.
 */
export const httpBench: Bench = {
  name: 'http',
  summary:
    'CPU per request of kept and made answers beside bare servers, requests a second through the web server',
  run: (load) =>
    withDatabase(async ({ url, home }) => {
      const httpLoad = loads[load];
      await seedPools(url, httpLoad.pools);
      await buildWeb('production', home, new AbortController().signal);
      return [...(await measureAnswers(url, httpLoad)), ...(await measureWebServer(url, httpLoad))];
    }),
};

const row = `/exchange/pools/${toPool(1)}`;
const tenPools = '/exchange/pools?pageSize=10';
const fiftyPools = '/exchange/pools?pageSize=50';

/** Creates distinct requests. Each is sent once a block, so that no response is cached. */
function createQuestions(poolCount: number) {
  const numbers = Array.from({ length: poolCount }, (_, index) => index + 1);
  const pages = numbers.slice(0, poolCount / 10);
  return {
    row: numbers.map((n) => `/exchange/pools/${toPool(n)}`),
    bareRow: numbers.map((n) => `/row/${toPool(n)}`),
    tenPools: ['tvl', 'volume24h', 'volume7d', 'feeApr', 'created'].flatMap((sort) =>
      pages.map((page) => `${tenPools}&sort=${sort}&pageNumber=${page}`),
    ),
    bareTenPools: Array.from({ length: 5 }, () => pages.map((page) => `/rows/${(page - 1) * 10}`)).flat(),
  };
}

type Figures = Record<
  'hello' | 'copy' | 'bareRow' | 'bareTen' | 'keptRow' | 'keptTen' | 'keptFifty' | 'row' | 'ten',
  number[]
>;

async function measureAnswers(
  databaseUrl: string,
  { warmRounds, rounds, ms, pools }: HttpLoad,
): Promise<Measurement[]> {
  const questions = createQuestions(pools);
  const database = createDatabase(databaseUrl, { maxConnections: 1 });
  const [bare, api] = [await startBare(databaseUrl), await startApi(databaseUrl)];
  const figures: Figures = {
    hello: [],
    copy: [],
    bareRow: [],
    bareTen: [],
    keptRow: [],
    keptTen: [],
    keptFifty: [],
    row: [],
    ten: [],
  };
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    const taken = {
      hello: await measureCpu(bare, ['/'], ms),
      copy: await measureCpu(bare, [`/copy/${encodeURIComponent(api.origin + row)}`], ms),
      keptRow: await measureCpu(api, [row], ms),
      keptTen: await measureCpu(api, [tenPools], ms),
      keptFifty: await measureCpu(api, [fiftyPools], ms),
      bareRow: await measureCpu(bare, questions.bareRow),
      row: await measureMaking(database, api, questions.row),
      bareTen: await measureCpu(bare, questions.bareTenPools),
      ten: await measureMaking(database, api, questions.tenPools),
    };
    if (round < warmRounds) continue;
    for (const name of keysOf(figures)) figures[name].push(taken[name]);
  }
  await Promise.all([bare.stop(), api.stop(), database.close()]);
  return toRows(figures);
}

function toRows(figures: Figures): Measurement[] {
  const compare = (
    name: string,
    ours: keyof Figures,
    peer: keyof Figures,
    peerName: string,
    aim: number,
  ) => ({
    name,
    unit: 'µs CPU',
    better: 'lower' as const,
    ours: median(figures[ours]),
    peer: {
      name: peerName,
      figure: median(figures[peer]),
      ratio: median(figures[ours].map((figure, round) => figure / (figures[peer][round] ?? Number.NaN))),
    },
    aim,
  });
  return [
    compare('kept: a pool', 'keptRow', 'hello', 'node:http hello', 3),
    compare('kept: 10 pools', 'keptTen', 'hello', 'node:http hello', 3),
    compare('kept: 50 pools', 'keptFifty', 'hello', 'node:http hello', 3),
    compare('made: a pool', 'row', 'bareRow', 'bare row by key', 2),
    compare('made: 10 pools', 'ten', 'bareTen', 'bare select of 10 pools', 2),
    // The floor of a cached response: a server that only writes its headers and bytes.
    compare('headers and bytes of a kept pool', 'copy', 'hello', 'node:http hello', 3),
  ];
}

function keysOf<Name extends string>(record: Record<Name, unknown>): Name[] {
  const names: Name[] = [];
  for (const name in record) names.push(name);
  return names;
}

/** Measures the server's CPU time per response in microseconds, while all connections are busy. */
async function measureCpu(
  { origin, readCpu }: MeasuredServer,
  paths: readonly string[],
  milliseconds?: number,
): Promise<number> {
  const before = await readCpu();
  const count = await generateLoad({ origin, paths, connections, ...(milliseconds && { milliseconds }) });
  return ((await readCpu()) - before) / count;
}

/** Measures the same for responses that are computed per request; none is cached. */
async function measureMaking(
  database: Database,
  api: MeasuredServer,
  paths: readonly string[],
): Promise<number> {
  await moveIndex(database, api.origin);
  return measureCpu(api, paths);
}

/** Measures cached responses through the web server from two API nodes. The load runs on the same cores. */
async function measureWebServer(
  databaseUrl: string,
  { warmRounds, rounds, ms }: HttpLoad,
): Promise<Measurement[]> {
  const nodes = [await startApi(databaseUrl), await startApi(databaseUrl)];
  const [web, proxy] = [await startWeb(nodes), await startBareProxy(nodes)];
  const [ours, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < warmRounds + rounds; round += 1) {
    const taken = [await countASecond(web, `/api${row}`, ms), await countASecond(proxy, row, ms)] as const;
    if (round < warmRounds) continue;
    ours.push(taken[0]);
    bare.push(taken[1]);
  }
  await Promise.all([web, proxy, ...nodes].map((server) => server.stop()));
  const name = 'kept: a pool, through the web server';
  const figures = { name, unit: 'requests/s', better: 'higher', ours: median(ours) } as const;
  return [
    { ...figures, aim: 5_000 },
    // The throughput of Node's own client and server, without other code.
    { ...figures, peer: { name: 'a bare proxy', figure: median(bare) }, aim: 0.7 },
  ];
}

async function countASecond({ origin }: Server, path: string, milliseconds: number): Promise<number> {
  return ((await generateLoad({ origin, paths: [path], connections, milliseconds })) * 1000) / milliseconds;
}
