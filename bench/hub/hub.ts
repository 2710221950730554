import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTemporaryHome } from '@tradewind/stack/home/temporary-home';
import { startPostgres } from '@tradewind/stack/postgres/start-postgres';
import { findFreePort } from '@tradewind/stack/process/port';
import { migrate } from '@tradewind/stack/service/database';
import type { Bench, Measurement } from '../frame/bench.ts';
import { median } from '../frame/median.ts';
import { findInOutput, startNode, stopNode } from '../frame/node-process.ts';
import { startClients } from './start-clients.ts';
import { startHub } from './start-hub.ts';

const rounds = 9;
const fewClients = 2_000;
const manyClients = 10_000;
const eventBytes = 200;
const eventsPerSecond = 7;
const loadSeconds = 10;

type Hub = Awaited<ReturnType<typeof startHub>>;

/** From a row of the outbox to the last client, beside `ws` that sends a text to all that it has. */
export const hubBench: Bench = {
  name: 'hub',
  summary: 'an event to 2,000 and 10,000 websocket clients, beside a bare ws broadcast; CPU and memory',
  run: async () => {
    const { home, remove } = createTemporaryHome('bench');
    const postgres = await startPostgres({
      folder: join(home, 'postgres'),
      port: await findFreePort(),
      logFile: join(home, 'postgres.log'),
    });
    try {
      await migrate(postgres.url);
      const bare = startNode('bench/hub/bare-server.ts');
      const barePort = Number(await findInOutput(bare, /"port":(\d+)/));
      const hub = await startHub(postgres.url);
      const measurements = await measure(hub, barePort);
      await Promise.all([hub.stop(), stopNode(bare)]);
      return measurements;
    } finally {
      await postgres.stop();
      remove();
    }
  },
};

async function measure(hub: Hub, barePort: number): Promise<readonly Measurement[]> {
  await measureBroadcast(hub, barePort, 100);
  const before = await hub.readMemory();
  const few = await measureBroadcast(hub, barePort, fewClients, measureCpu);
  const many = await measureBroadcast(hub, barePort, manyClients, async () => {
    return ((await hub.readMemory()) - before) / manyClients / 1024;
  });
  return [
    toRatio(`event to the last of ${fewClients} clients`, few),
    toRatio(`event to the last of ${manyClients} clients`, many),
    {
      name: `CPU at ${fewClients} clients, ${eventsPerSecond} events/s`,
      unit: '% of a core',
      ours: few.extra,
      better: 'lower',
      aim: 25,
    },
    { name: 'memory per connection', unit: 'KiB', ours: many.extra, better: 'lower', aim: 30 },
  ];
}

type Broadcast = { ours: number; bare: number; extra: number };

function toRatio(name: string, { ours, bare }: Broadcast): Measurement {
  const peer = { name: 'ws broadcast', figure: bare };
  return { name, unit: 'ms', ours, peer, better: 'lower', aim: 1.5 };
}

/** Both servers with as many clients each, asked in turns. */
async function measureBroadcast(
  hub: Hub,
  barePort: number,
  count: number,
  measureExtra: (hub: Hub) => Promise<number> = async () => 0,
): Promise<Broadcast> {
  const hubClients = await startClients(hub.port, '/stocks', count);
  const extra = await measureExtra(hub);
  const bareClients = await startClients(barePort, '/', count);
  const figures: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const mark = `mark-${count}-${round}-`;
    const ours = await hubClients.measure(mark, () => hub.tell({ mark: mark.padEnd(40, 'x') }));
    const body = mark.padEnd(eventBytes, 'x');
    const bare = await bareClients.measure(mark, () =>
      fetch(`http://127.0.0.1:${barePort}`, { method: 'POST', body }),
    );
    figures.push({ ours, bare });
  }
  await Promise.all([hubClients.stop(), bareClients.stop()]);
  return {
    ours: median(figures.map(({ ours }) => ours)),
    bare: median(figures.map(({ bare }) => bare)),
    extra,
  };
}

/** Percent of a core that the whole API takes while events come at their rate. */
async function measureCpu(hub: Hub): Promise<number> {
  const startedAt = performance.now();
  const before = await hub.readCpuSeconds();
  for (let count = 0; count < loadSeconds * eventsPerSecond; count += 1) {
    await hub.tell({ mark: 'load'.padEnd(40, 'x') });
    await delay(Math.max(0, startedAt + ((count + 1) * 1000) / eventsPerSecond - performance.now()));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return (((await hub.readCpuSeconds()) - before) / seconds) * 100;
}
