import type { CollectRequest } from '@tradewind/db/collect/collect-request';
import { pause } from '@tradewind/process/retry';

/** Reads the state of a collection; undefined once it is deleted. */
type Look = (request: CollectRequest) => Promise<CollectRequest | undefined>;

export type CollectWatch = {
  /** The result of a collection, or its present state after the time limit. */
  wait: (request: CollectRequest) => Promise<CollectRequest>;
  /** Ends all waiting calls. */
  stop: () => void;
};

/**
 * Time limit of a wait, interval of polls, and maximum waiting calls of a chain: the others get the present state at
 * once.
 */
type WatchLimits = { waitMs: number; lookMs?: number; waiting?: number };

/**
 * Waits for collections that the keeper processes; all waits for the same one share its polls. A chain without a keeper
 * leaves the waits of the others.
 */
export function createCollectWatch(
  look: Look,
  { waitMs, lookMs = 250, waiting: mostWaiting = 50 }: WatchLimits,
): CollectWatch {
  const stopping = new AbortController();
  const watched = new Map<string, Promise<CollectRequest>>();
  const waiting = new Map<number, number>();
  const count = (chainId: number): number => waiting.get(chainId) ?? 0;

  async function watch(request: CollectRequest): Promise<CollectRequest> {
    let latest = request;
    for (let waitedMs = 0; waitedMs < waitMs; waitedMs += lookMs) {
      await pause(lookMs, stopping.signal);
      if (stopping.signal.aborted) break;
      latest = (await look(request)) ?? latest;
      if (hasEnded(latest)) break;
    }
    return latest;
  }

  return {
    wait: async (request) => {
      const { chainId } = request;
      if (hasEnded(request) || count(chainId) >= mostWaiting) return request;
      const key = `${chainId} ${request.area} ${request.kind} ${request.account} ${request.item}`;
      const end = watched.get(key) ?? watch(request).finally(() => watched.delete(key));
      watched.set(key, end);
      waiting.set(chainId, count(chainId) + 1);
      return end.finally(() => waiting.set(chainId, count(chainId) - 1));
    },
    stop: () => stopping.abort(),
  };
}

function hasEnded({ state }: CollectRequest): boolean {
  return state === 'done' || state === 'refused';
}
