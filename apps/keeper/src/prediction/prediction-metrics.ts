import { Counter, Gauge, type Registry } from '@prometheus-io/client';

export type PredictionMetrics = ReturnType<typeof createPredictionMetrics>;

/** Metrics for the operator of a market. */
export function createPredictionMetrics(registry: Registry) {
  const registers = [registry];
  return {
    unresolved: new Gauge({
      registers,
      name: 'prediction_unresolved_boundaries',
      help: 'Boundaries that are over, have stakes beside them and are not proven',
    }),
    oldestUnresolved: new Gauge({
      registers,
      name: 'prediction_oldest_unresolved_seconds',
      help: 'Chain seconds since the oldest of them; 0 where there is none',
    }),
    feedSilence: new Gauge({
      registers,
      name: 'prediction_feed_silent_seconds',
      help: 'Chain seconds since the feed spoke last',
    }),
    waitingClaims: new Gauge({
      registers,
      name: 'prediction_claims_waiting',
      help: 'Claims of rounds and bonuses that nothing was decided about',
    }),
    refusedClaims: new Counter({
      registers,
      name: 'prediction_claim_refused_total',
      help: 'Claims that were not relayed, by reason',
      labelNames: ['reason'],
    }),
  };
}
