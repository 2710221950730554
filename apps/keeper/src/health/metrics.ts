import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client';
import { createPoolGauge } from '@tradewind/process/create-pool-gauge';
import { createRegistry } from '@tradewind/process/create-registry';
import { formatEther } from 'viem';
import type { Status } from './status.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** The metrics of /metrics. */
export function createMetrics(status: Status) {
  const registry = createRegistry();
  const registers = [registry];
  addGauges(status, registers);
  return {
    registry,
    watchPool: createPoolGauge(registry),
    actions: new Counter({
      registers,
      name: 'keeper_action_total',
      help: 'Steps of intents: sign, include, exclude (a reorganisation), lose and release (a nonce used elsewhere), hold (the fee cap)',
      labelNames: ['kind'],
    }),
    ...createCounters(registers),
    jobDuration: measureTime(
      registers,
      'job',
      'Time to carry out a job, by its name and whether it succeeded',
    ),
    watchDuration: measureTime(registers, 'watch', 'Time of a look of a watch, by its name and result'),
  };
}

function createCounters(registers: Registry[]) {
  const counter = (name: string, help: string) => new Counter({ registers, name, help });
  return {
    refused: counter('keeper_refused_total', 'Intents that were given up'),
    notTaken: counter('keeper_not_taken_total', 'Transactions that a node did not take when they were sent'),
    lostEvents: counter(
      'keeper_lost_event_total',
      'Looks at reported transactions whose event a receipt shows and the index lacks',
    ),
    rpcErrors: counter('rpc_errors', 'Requests that a node failed'),
    retries: counter('keeper_retry_total', 'Rounds that failed and were tried again'),
    blocked: counter('keeper_blocked_total', 'Rounds that failed for a reason that is not known to pass'),
    leaseTaken: counter('keeper_lease_taken_total', 'Times this process became the active one'),
    leaseLost: counter('keeper_lease_lost_total', 'Times this process was the active one no more'),
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
    ['keeper_is_active', 'Whether this keeper acts on the chain', () => Number(status.isActive === true)],
    [
      'keeper_failures_in_a_row',
      'Rounds that failed since the last one that went well',
      () => status.trouble?.failures ?? 0,
    ],
    ['keeper_balance_coins', 'Coins left to pay with', () => Number(formatEther(status.balance ?? 0n))],
    ['keeper_short_of_coin', 'Whether an intent waits because of that', () => Number(status.isShortOfCoin)],
    ['keeper_open_intents', 'Intents that are sent and not yet final', () => status.openCount],
  ];
  for (const [name, help, read] of gauges) {
    const gauge: Gauge = new Gauge({ registers, name, help, collect: () => gauge.set(read()) });
  }
}
