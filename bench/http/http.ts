import { join } from 'node:path';
import { createTemporaryHome } from '@tradewind/stack/home/temporary-home';
import { startPostgres } from '@tradewind/stack/postgres/start-postgres';
import { findFreePort } from '@tradewind/stack/process/port';
import { migrate } from '@tradewind/stack/service/database';
import type { Bench, Measurement } from '../frame/bench.ts';
import { median } from '../frame/median.ts';
import { findInOutput, startNode, stopNode } from '../frame/node-process.ts';
import { generateLoad } from './generate-load.ts';
import { chainId, firstPool, seedPools } from './seed-pools.ts';

const connections = 50;
const rounds = 5;
const roundMs = 1_500;

type Server = { origin: string; readCpu: () => Promise<number>; stop: () => Promise<void> };

/** CPU time of the API for one answer, as it runs in production, beside a server that only says hello. */
export const httpBench: Bench = {
  name: 'http',
  summary: 'CPU per request of a row by key and of a list, beside a bare node:http hello',
  run: async () => {
    const { home, remove } = createTemporaryHome('bench');
    const postgres = await startPostgres({
      folder: join(home, 'postgres'),
      port: await findFreePort(),
      logFile: join(home, 'postgres.log'),
    });
    try {
      await migrate(postgres.url);
      await seedPools(postgres.url);
      return await measure(postgres.url);
    } finally {
      await postgres.stop();
      remove();
    }
  },
};

async function measure(databaseUrl: string): Promise<readonly Measurement[]> {
  const [hello, api] = [await startHello(databaseUrl), await startApi(databaseUrl)];
  const cases = [
    { name: 'row by key (one pool)', path: `/exchange/pools/${firstPool}`, aim: 6 },
    { name: 'list (10 pools)', path: '/exchange/pools?pageSize=10', aim: 12 },
    { name: 'list (50 pools)', path: '/exchange/pools', aim: 12 },
  ];
  const peer: number[] = [];
  const bareRow: number[] = [];
  const ours = cases.map((): number[] => []);
  // The first round warms up both servers and does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await measureCpu(hello, `/row/${firstPool}`);
    const figures = [await measureCpu(hello, '/')];
    for (const { path } of cases) figures.push(await measureCpu(api, path));
    if (round === 0) continue;
    bareRow.push(bare);
    peer.push(figures[0] ?? Number.NaN);
    ours.forEach((list, index) => list.push(figures[index + 1] ?? Number.NaN));
  }
  await Promise.all([hello.stop(), api.stop()]);
  const [row = []] = ours;
  const beside = { unit: 'µs CPU', better: 'lower' } as const;
  const helloFigure = { name: 'node:http hello', figure: median(peer) };
  return [
    ...cases.map(({ name, aim }, index) => ({
      ...beside,
      name,
      ours: median(ours[index] ?? []),
      peer: helloFigure,
      aim,
    })),
    // What the database and its driver cost in any server, and what all of ours adds to that.
    { ...beside, name: 'bare row by key', ours: median(bareRow), peer: helloFigure, aim: 6 },
    {
      ...beside,
      name: 'row by key (one pool)',
      ours: median(row),
      peer: { name: 'bare row by key', figure: median(bareRow) },
      aim: 2,
    },
  ];
}

/** Microseconds of the server's CPU for one answer, while all connections are busy. */
async function measureCpu({ origin, readCpu }: Server, path: string): Promise<number> {
  const before = await readCpu();
  const count = await generateLoad(`${origin}${path}`, connections, roundMs);
  return ((await readCpu()) - before) / count;
}

async function startHello(databaseUrl: string): Promise<Server> {
  const child = startNode('bench/http/hello-server.ts', { DATABASE_URL: databaseUrl });
  const port = await findInOutput(child, /"port":(\d+)/);
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    readCpu: async () => Number(await (await fetch(`${origin}/cpu`)).text()),
    stop: () => stopNode(child),
  };
}

/** The API as an operator runs it: its log on a pipe, its limits on, the one per address raised so that one client may be all load. */
async function startApi(databaseUrl: string): Promise<Server> {
  const child = startNode('apps/api/src/main.ts', {
    DATABASE_URL: databaseUrl,
    CHAIN_ID: String(chainId),
    RPC_URLS: 'http://127.0.0.1:1',
    API_PORT: '0',
    RATE_LIMIT: '1000000000',
    NODE_ENV: 'production',
  });
  const port = await findInOutput(child, /http:\/\/127\.0\.0\.1:(\d+)/);
  const origin = `http://127.0.0.1:${port}`;
  const readCpu = async () => {
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1_000_000;
  };
  return { origin, readCpu, stop: () => stopNode(child) };
}
