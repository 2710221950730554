import { collectDefaultMetrics, Registry } from '@prometheus-io/client';

/** The sampling of the event loop, in milliseconds: at the default of 10 an idle process takes 2% of a core. */
const loopSampleMs = 100;
/** The interval of its share of busy time: each figure goes into five sorted summaries. */
const loopShareMs = 1_000;

/** A registry with the figures of this process; a registry of its own isolates two services in one test. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({
    register: registry,
    eventLoopMonitoringPrecision: loopSampleMs,
    eventLoopUtilizationTimeout: loopShareMs,
  });
  return registry;
}
