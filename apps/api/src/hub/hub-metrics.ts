import { Counter, Gauge, Histogram, type Registry } from '@prometheus-io/client';

/** The metrics of one hub. */
export function createHubMetrics(registry: Registry) {
  const registers = [registry];
  return {
    connections: new Gauge({ name: 'ws_connections', help: 'Open hub connections.', registers }),
    broadcastDuration: new Histogram({
      name: 'ws_broadcast_duration_seconds',
      help: 'Time to hand one event to all sockets of its topic.',
      buckets: [0.000_1, 0.001, 0.01, 0.05, 0.1, 0.5, 1],
      registers,
    }),
    droppedSlow: new Counter({
      name: 'ws_dropped_slow_total',
      help: 'Events left out (event) and clients let go (client) because a client read too slowly.',
      labelNames: ['what'],
      registers,
    }),
    refused: new Counter({
      name: 'hub_refused_total',
      help: 'Clients that were not taken or not kept on purpose, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    waitingBytes: new Gauge({
      name: 'hub_waiting_bytes',
      help: 'Bytes that wait for clients to read or acknowledge them, by the last count.',
      registers,
    }),
    busConnected: new Gauge({
      name: 'hub_bus_connected',
      help: '1 while events of other processes arrive.',
      registers,
    }),
    busSource: new Gauge({
      name: 'hub_bus_source',
      help: '1 for what carries events to this node now: Redis, or PostgreSQL while Redis fails or is not configured.',
      labelNames: ['source'],
      registers,
    }),
  };
}

export type HubMetrics = ReturnType<typeof createHubMetrics>;
