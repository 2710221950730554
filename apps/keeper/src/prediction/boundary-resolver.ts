import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toFeedRoundId } from '@tradewind/rules/prediction/feed-round-id';
import { computeLockTime, computeOpenEpoch } from '@tradewind/rules/prediction/grid';
import { encodeFunctionData } from 'viem';
import type { FeedReader } from './feed-reader.ts';
import { findNeighbours } from './find-neighbours.ts';

export type ResolverParts = {
  genesis: number;
  reader: FeedReader;
  /** Chain seconds of the head. */
  getTime: () => Promise<number>;
  /** Boundaries with stakes beside them, up to this one, the oldest first. */
  listUnresolved: (toBoundary: number) => Promise<number[]>;
  /** Whether the market would accept a call now. */
  wouldSucceed: (data: Hex) => Promise<boolean>;
  /** Requests a call of the market under a name; true when it was not requested before. */
  request: (name: string, data: Hex) => Promise<boolean>;
  /** Receives the number of unresolved boundaries and the age of the oldest in seconds. */
  seen: (count: number, oldestSeconds: number) => void;
};

/** Maximum boundaries in one run. */
const perLook = 20;
/** An unprovable boundary is read again when its age has grown by this fraction. */
const pauseShare = 1 / 20;
const longestPauseSeconds = 600;
/** `IPredictionMarket.voidBoundary` may succeed from then on. */
const voidAfterSeconds = 86_400;

/**
 * Resolves every boundary with stakes beside it, the newest first: the present rounds wait for it. Every
 * requested call would succeed at the head. Where another account was faster, the call is refused or reverts,
 * and nothing changes.
 */
export function createBoundaryResolver(parts: ResolverParts): () => Promise<'idle' | 'busy'> {
  /** Time of the next read of a boundary, in chain seconds. */
  const notBefore = new Map<number, number>();
  /** The last found round, by phase: the next one is near it. */
  const guesses = new Map<number, number>();
  return async () => {
    const time = await parts.getTime();
    const unresolved = await parts.listUnresolved(computeOpenEpoch(parts.genesis, time) - 1);
    const ageOf = (boundary: number) => time - computeLockTime(parts.genesis, boundary);
    parts.seen(unresolved.length, unresolved[0] === undefined ? 0 : ageOf(unresolved[0]));
    forgetOthers(notBefore, unresolved);
    const due = unresolved.filter((boundary) => time >= (notBefore.get(boundary) ?? 0)).toReversed();
    let result: 'idle' | 'busy' = 'idle';
    for (const boundary of due.slice(0, perLook)) {
      const isRequested = await resolveBoundary(parts, { boundary, time, guesses });
      if (isRequested) result = 'busy';
      const pause = Math.min(longestPauseSeconds, Math.floor(ageOf(boundary) * pauseShare));
      notBefore.set(boundary, time + pause);
    }
    return result;
  };
}

type Search = { boundary: number; time: number; guesses: Map<number, number> };

/** True when a transaction was requested. */
async function resolveBoundary(parts: ResolverParts, { boundary, time, guesses }: Search): Promise<boolean> {
  const { genesis, reader, wouldSucceed, request } = parts;
  const lockTime = computeLockTime(genesis, boundary);
  const phase = await reader.getPhaseAt(lockTime);
  const toRoundId = (n: number) => toFeedRoundId(phase, BigInt(n));
  const read = (n: number) => reader.findUpdatedAt(toRoundId(n));
  const { before, after } = await findNeighbours(read, lockTime, guesses.get(phase));
  const n = after ?? before;
  if (n !== undefined) {
    guesses.set(phase, n);
    const hint = toRoundId(n);
    const data = encodeResolve(boundary, hint);
    // The hint is in the name: the last round before a silence proves nothing once another follows, and a request by
    // it waits ever longer for its success.
    if (await wouldSucceed(data)) return request(`resolve:${boundary}:${hint}`, data);
  }
  if (time <= lockTime + voidAfterSeconds) return false;
  const data = encodeVoid(boundary);
  return (await wouldSucceed(data)) && request(`void:${boundary}`, data);
}

function encodeResolve(boundary: number, hint: bigint): Hex {
  return encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'resolve',
    args: [BigInt(boundary), hint],
  });
}

function encodeVoid(boundary: number): Hex {
  return encodeFunctionData({
    abi: predictionMarketAbi,
    functionName: 'voidBoundary',
    args: [BigInt(boundary)],
  });
}

function forgetOthers(notBefore: Map<number, number>, unresolved: readonly number[]): void {
  const known = new Set(unresolved);
  for (const boundary of notBefore.keys()) if (!known.has(boundary)) notBefore.delete(boundary);
}
