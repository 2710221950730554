import { collectDefaultMetrics, Registry } from '@prometheus-io/client';

/** The sampling of the event loop, in milliseconds: at the default of 10 an idle process takes 2% of a core. */
const loopSampleMs = 100;

/** A registry with the figures of this process; a registry of its own isolates two services in one test. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopSampleMs });
  return registry;
}
