import { createDatabase, type Database } from '@tradewind/db/database';
import { buildWeb } from '@tradewind/stack/service/build-web';
import { compareRounds, connections, measureAnswerCpu, measureRounds } from '../frame/answer-cpu.ts';
import type { Bench, Load, Measurement } from '../frame/bench.ts';
import { generateLoad } from '../frame/generate-load.ts';
import { median } from '../frame/median.ts';
import {
  type MeasuredServer,
  type Server,
  startApi,
  startBare,
  startBareProxy,
  startWeb,
} from '../frame/servers.ts';
import { withDatabase } from '../frame/with-database.ts';
import { moveIndex, seedPools, toPool } from './seed-pools.ts';

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
      await buildWeb('production', { home, signal: new AbortController().signal });
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

async function measureAnswers(
  databaseUrl: string,
  { warmRounds, rounds, ms, pools }: HttpLoad,
): Promise<Measurement[]> {
  const questions = createQuestions(pools);
  const database = createDatabase(databaseUrl, { maxConnections: 1 });
  const [bare, api] = [
    await startBare('bench/http/bare-server.ts', databaseUrl),
    await startApi(databaseUrl),
  ];
  const figures = await measureRounds(
    {
      hello: () => measureAnswerCpu(bare, ['/'], ms),
      copy: () => measureAnswerCpu(bare, [`/copy/${encodeURIComponent(api.origin + row)}`], ms),
      keptRow: () => measureAnswerCpu(api, [row], ms),
      keptTen: () => measureAnswerCpu(api, [tenPools], ms),
      keptFifty: () => measureAnswerCpu(api, [fiftyPools], ms),
      bareRow: () => measureAnswerCpu(bare, questions.bareRow),
      row: () => measureMaking(database, api, questions.row),
      bareTen: () => measureAnswerCpu(bare, questions.bareTenPools),
      ten: () => measureMaking(database, api, questions.tenPools),
    },
    { warmRounds, rounds },
  );
  await Promise.all([bare.stop(), api.stop(), database.close()]);
  const hello = { peer: 'hello', peerName: 'node:http hello', aim: 3 } as const;
  return [
    compareRounds(figures, { name: 'kept: a pool', ours: 'keptRow', ...hello }),
    compareRounds(figures, { name: 'kept: 10 pools', ours: 'keptTen', ...hello }),
    compareRounds(figures, { name: 'kept: 50 pools', ours: 'keptFifty', ...hello }),
    compareRounds(figures, {
      name: 'made: a pool',
      ours: 'row',
      peer: 'bareRow',
      peerName: 'bare row by key',
      aim: 2,
    }),
    compareRounds(figures, {
      name: 'made: 10 pools',
      ours: 'ten',
      peer: 'bareTen',
      peerName: 'bare select of 10 pools',
      aim: 2,
    }),
    // The floor of a cached response: a server that only writes its headers and bytes.
    compareRounds(figures, { name: 'headers and bytes of a kept pool', ours: 'copy', ...hello }),
  ];
}

/** Measures the same for responses that are computed per request; none is cached. */
async function measureMaking(
  database: Database,
  api: MeasuredServer,
  paths: readonly string[],
): Promise<number> {
  await moveIndex(database, api.origin);
  return measureAnswerCpu(api, paths);
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
