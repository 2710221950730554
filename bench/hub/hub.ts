import { setTimeout as delay } from 'node:timers/promises';
import type { Bench, Load, Measurement } from '../frame/bench.ts';
import { median } from '../frame/median.ts';
import { findInOutput, startNode, stopNode } from '../frame/node-process.ts';
import { withDatabase } from '../frame/with-database.ts';
import { startClients } from './start-clients.ts';
import { startHub } from './start-hub.ts';

type HubLoad = {
  readonly rounds: number;
  readonly fewClients: number;
  readonly manyClients: number;
  /** Seconds of events at their rate, while CPU time is counted. */
  readonly seconds: number;
};

const loads: Record<Load, HubLoad> = {
  full: { rounds: 9, fewClients: 2_000, manyClients: 10_000, seconds: 10 },
  small: { rounds: 1, fewClients: 50, manyClients: 200, seconds: 1 },
};
const eventBytes = 200;
const eventsPerSecond = 7;

type Hub = Awaited<ReturnType<typeof startHub>>;

/** Measures the delay from an outbox row to the last client, beside a plain `ws` broadcast. */
export const hubBench: Bench = {
  name: 'hub',
  summary: 'an event to 2,000 and 10,000 websocket clients, beside a bare ws broadcast; CPU and memory',
  run: (load) =>
    withDatabase(async ({ url }) => {
      const bare = startNode('bench/hub/bare-server.ts');
      const barePort = Number(await findInOutput(bare, /"port":(\d+)/));
      const hub = await startHub(url);
      const measurements = await measure(hub, barePort, loads[load]);
      await Promise.all([hub.stop(), stopNode(bare)]);
      return measurements;
    }),
};

async function measure(hub: Hub, barePort: number, load: HubLoad): Promise<readonly Measurement[]> {
  const { rounds, fewClients, manyClients, seconds } = load;
  await measureBroadcast(hub, barePort, { rounds, count: 100 });
  const before = await hub.readMemory();
  const few = await measureBroadcast(hub, barePort, { rounds, count: fewClients }, () =>
    measureCpu(hub, seconds),
  );
  const many = await measureBroadcast(hub, barePort, { rounds, count: manyClients }, async () => {
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

/** Measures both servers in turn, with the same number of clients. */
async function measureBroadcast(
  hub: Hub,
  barePort: number,
  { rounds, count }: { readonly rounds: number; readonly count: number },
  measureExtra: () => Promise<number> = async () => 0,
): Promise<Broadcast> {
  const hubClients = await startClients({ port: hub.port, path: '/stocks', count, hasHandshake: true });
  const extra = await measureExtra();
  const bareClients = await startClients({ port: barePort, path: '/', count, hasHandshake: false });
  const figures: { ours: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const mark = `mark-${count}-${round}-`;
    const ours = await hubClients.measure(mark, () => hub.publish({ mark: mark.padEnd(40, 'x') }));
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

/** Returns the percentage of a core that the whole API uses while events arrive at their rate. */
async function measureCpu(hub: Hub, loadSeconds: number): Promise<number> {
  const startedAt = performance.now();
  const before = await hub.readCpuSeconds();
  for (let count = 0; count < loadSeconds * eventsPerSecond; count += 1) {
    await hub.publish({ mark: 'load'.padEnd(40, 'x') });
    await delay(Math.max(0, startedAt + ((count + 1) * 1000) / eventsPerSecond - performance.now()));
  }
  const seconds = (performance.now() - startedAt) / 1000;
  return (((await hub.readCpuSeconds()) - before) / seconds) * 100;
}
