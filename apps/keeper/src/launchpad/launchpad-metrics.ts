import { Counter, Gauge, type Registry } from '@prometheus-io/client';

export type LaunchpadMetrics = ReturnType<typeof createLaunchpadMetrics>;

/** Metrics for the operator of token sales. */
export function createLaunchpadMetrics(registry: Registry) {
  const gauge = (name: string, help: string) => new Gauge({ registers: [registry], name, help });
  return {
    waiting: gauge('launchpad_unsettled_sales', 'Sales that are over, alive and not settled'),
    oldestWaiting: gauge(
      'launchpad_oldest_unsettled_seconds',
      'Chain seconds since the end of the oldest of them; 0 where there is none',
    ),
    waitingCollects: gauge(
      'launchpad_collects_waiting',
      'Collections from sales that nothing was decided about',
    ),
    refusedCollects: new Counter({
      registers: [registry],
      name: 'launchpad_collect_refused_total',
      help: 'Collections from sales that were not relayed, by reason',
      labelNames: ['reason'],
    }),
    nextDelivery: gauge(
      'launchpad_next_delivery_seconds',
      'Chain seconds to the first last day of delivery of a settled sale; 0 where there is none, or after it',
    ),
    dead: gauge('launchpad_dead_sales', 'Sales that cannot end well and are not cancelled'),
  };
}
