import { createWakeUp } from '@tradewind/process/wake-up';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createMetrics } from './health/metrics.ts';
import { createStatus } from './health/status.ts';
import { runLoop } from './run-loop.ts';
import { ChainConflict } from './sync/chain-conflict.ts';

it('[OPS-03] given nodes that contradict the index, when it retries, then one line and a metric raise the alarm until they agree', async () => {
  const status = createStatus();
  const metrics = createMetrics(new Map([[56, status]]));
  const lines: { level: number; reason?: string }[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const stop = new AbortController();
  const seen: string[] = [];
  const see = async () => {
    const text = await metrics.registry.metrics();
    seen.push(/^indexer_chain_conflict\{chain="56"\} (\d)$/m.exec(text)?.[1] ?? '');
  };
  const steps = [
    () => Promise.reject(new ChainConflict('a.example has 0x12; call npm run reindex')),
    () => see().then(() => Promise.reject(new ChainConflict('a.example has 0x12; call npm run reindex'))),
    () => see().then(() => 'idle' as const),
    async () => {
      await see();
      stop.abort();
      return 'advanced' as const;
    },
  ];
  await runLoop({
    synchronizer: { advance: () => steps.shift()!() },
    wakeUp: createWakeUp(1),
    signal: stop.signal,
    status,
    logger,
    metrics: metrics.forChain(56),
  });
  expect(seen).toEqual(['1', '1', '0']);
  expect(lines.filter(({ level }) => level === 60)).toMatchObject([
    { reason: 'a.example has 0x12; call npm run reindex' },
  ]);
});
