import { startHealthServer } from '@tradewind/process/health-server';
import { collectDefaultMetrics, Counter, Registry } from 'prom-client';
import { describeError } from '../describe-error.ts';
import { parseFeedEnvironment } from './feed-environment.ts';
import { runFeed } from './run-feed.ts';

/** Silence of the node after which it is not ready. */
const maxSilenceMs = 30_000;

const stop = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());

try {
  const environment = parseFeedEnvironment(process.env);
  // Nothing that this process prints should find it there.
  delete process.env['MARKET_SEED'];
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const pushes = new Counter({ registers: [registry], name: 'feed_push_total', help: 'Prices written' });
  let lookedAt = -Infinity;
  const server = await startHealthServer({
    host: '127.0.0.1',
    port: environment.FEED_PORT,
    registry,
    listReasons: async () =>
      performance.now() - lookedAt < maxSilenceMs ? [] : ['the chain node does not answer'],
  });
  const observer = {
    looked: () => {
      lookedAt = performance.now();
    },
    pushed: () => pushes.inc(),
    failed: (reason: string) => console.error(`feed: ${reason}`),
  };
  await runFeed({ environment, signal: stop.signal, observer });
  server.close();
  server.closeAllConnections();
} catch (error) {
  console.error(`feed: ${describeError(error)}`);
  process.exitCode = 1;
}
