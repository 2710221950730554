import type { ClaimRequest } from '@tradewind/db/prediction/claim-request';
import { pause } from '../adapters/bus/repeat.ts';

/** Reads how a claim stands; undefined once nobody knows of it any more. */
type Look = (request: ClaimRequest) => Promise<ClaimRequest | undefined>;

export type ClaimWatch = {
  /** What has become of a claim once that is known, or as it stands when it has taken too long. */
  wait: (request: ClaimRequest) => Promise<ClaimRequest>;
  /** Lets all go that wait. */
  stop: () => void;
};

/** How long one waits, how often it is looked, and how many wait at a time: the others are told at once how it stands. */
type WatchLimits = { waitMs: number; lookMs?: number; waiting?: number };

/** Waits for claims that the keeper carries out; all who wait for the same one share its looks. */
export function createClaimWatch(
  look: Look,
  { waitMs, lookMs = 250, waiting: mostWaiting = 50 }: WatchLimits,
): ClaimWatch {
  const stopping = new AbortController();
  const watched = new Map<string, Promise<ClaimRequest>>();
  let waiting = 0;

  async function watch(request: ClaimRequest): Promise<ClaimRequest> {
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
      if (hasEnded(request) || waiting >= mostWaiting) return request;
      const key = `${request.kind} ${request.account} ${request.item}`;
      const outcome = watched.get(key) ?? watch(request).finally(() => watched.delete(key));
      watched.set(key, outcome);
      waiting += 1;
      return outcome.finally(() => (waiting -= 1));
    },
    stop: () => stopping.abort(),
  };
}

function hasEnded({ state }: ClaimRequest): boolean {
  return state === 'done' || state === 'refused';
}
