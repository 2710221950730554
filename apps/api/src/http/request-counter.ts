import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { createWeightedMap } from '../weighted-map.ts';

/** Maximum number of counted clients: the one with the oldest request is evicted first. */
const maxClients = 5_000;

/** Counts the requests of each client in windows of a fixed length; a window begins with its first request. */
export type RequestCounter = {
  /** Counts one more request; returns the count of the window, and the milliseconds until it ends. */
  add: (client: string, windowMs: number) => { current: number; ttl: number };
};

export function createRequestCounter(): RequestCounter {
  const windows = createWeightedMap<{ current: number; startedAt: number }>(maxClients);

  function find(client: string) {
    const found = windows.get(client);
    if (found) return found;
    const window = { current: 0, startedAt: -Infinity };
    windows.set(client, window);
    return window;
  }

  return {
    add: (client, windowMs) => {
      const [window, now] = [find(client), Date.now()];
      if (now >= window.startedAt + windowMs) Object.assign(window, { current: 0, startedAt: now });
      window.current += 1;
      return { current: window.current, ttl: window.startedAt + windowMs - now };
    },
  };
}

/** The counter for the plugin that limits requests; a route with its own limit counts separately. */
export function toLimitStore(counter: RequestCounter): FastifyRateLimitStoreCtor {
  return class implements FastifyRateLimitStore {
    incr(...[client, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      done(null, counter.add(client, windowMs));
    }

    child(): FastifyRateLimitStore {
      return new (toLimitStore(createRequestCounter()))({});
    }
  };
}
