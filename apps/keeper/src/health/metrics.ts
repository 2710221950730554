import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { formatEther } from 'viem';
import type { Status } from './status.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Everything that /metrics shows. */
export function createMetrics(status: Status) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  addGauges(status, registers);
  return {
    registry,
    actions: new Counter({
      registers,
      name: 'keeper_action_total',
      help: 'Steps of intents: sign, include, exclude (a reorganisation), lose and release (a nonce used elsewhere), hold (the fee cap)',
      labelNames: ['kind'],
    }),
    refused: new Counter({ registers, name: 'keeper_refused_total', help: 'Intents that were given up' }),
    notTaken: new Counter({
      registers,
      name: 'keeper_not_taken_total',
      help: 'Transactions that a node did not take when they were sent',
    }),
    lostEvents: new Counter({
      registers,
      name: 'keeper_lost_event_total',
      help: 'Looks at reported transactions whose event a receipt shows and the index lacks',
    }),
    rpcErrors: new Counter({ registers, name: 'rpc_errors', help: 'Requests that a node failed' }),
    retries: new Counter({
      registers,
      name: 'keeper_retry_total',
      help: 'Rounds that failed and were tried again',
    }),
    jobDuration: measureTime(
      registers,
      'job',
      'Time to carry out a job, by its name and whether it succeeded',
    ),
    watchDuration: measureTime(registers, 'watch', 'Time of a look of a watch, by its name and outcome'),
  };
}

function measureTime<What extends string>(registers: Registry[], what: What, help: string) {
  return new Histogram({
    registers,
    name: `${what}_duration_seconds`,
    help,
    labelNames: [what, 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60],
  });
}

function addGauges(status: Status, registers: Registry[]): void {
  const gauges: [name: string, help: string, read: () => number][] = [
    ['keeper_is_active', 'Whether this keeper acts on the chain', () => Number(status.isActive)],
    ['keeper_balance_coins', 'Coins left to pay with', () => Number(formatEther(status.balance ?? 0n))],
    ['keeper_short_of_coin', 'Whether an intent waits because of that', () => Number(status.isShortOfCoin)],
    ['keeper_open_intents', 'Intents that are sent and not yet final', () => status.openCount],
  ];
  for (const [name, help, read] of gauges) {
    const gauge: Gauge = new Gauge({ registers, name, help, collect: () => gauge.set(read()) });
  }
}
