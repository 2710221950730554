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
  /** Boundaries up to this one beside which stakes wait, the oldest first. */
  listUnresolved: (toBoundary: number) => Promise<number[]>;
  /** Whether the market would take a call now. */
  wouldSucceed: (data: Hex) => Promise<boolean>;
  /** Asks for a call of the market under a name; true when it was not asked for before. */
  ask: (name: string, data: Hex) => Promise<boolean>;
  /** Told how many wait and for how many seconds the oldest has. */
  seen: (count: number, oldestSeconds: number) => void;
};

/** Looked for in one look, at most. */
const perLook = 20;
/** A boundary that nobody can prove yet is looked at again when it is older by so large a part. */
const pauseShare = 1 / 20;
const longestPauseSeconds = 600;
/** `IPredictionMarket.voidBoundary` may help from then on. */
const voidAfterSeconds = 86_400;

/**
 * Has every boundary proven beside which there are stakes, the newest first: those of now wait for it. What is asked for would succeed at the head;
 * where somebody else was faster, it is refused or reverts, and nothing changes.
 */
export function createBoundaryResolver(parts: ResolverParts): () => Promise<'idle' | 'busy'> {
  /** When to look at a boundary again, in chain seconds. */
  const notBefore = new Map<number, number>();
  /** The round that was found last, by phase: the next one is near. */
  const guesses = new Map<number, number>();
  return async () => {
    const time = await parts.getTime();
    const unresolved = await parts.listUnresolved(computeOpenEpoch(parts.genesis, time) - 1);
    const ageOf = (boundary: number) => time - computeLockTime(parts.genesis, boundary);
    parts.seen(unresolved.length, unresolved[0] === undefined ? 0 : ageOf(unresolved[0]));
    forgetOthers(notBefore, unresolved);
    const due = unresolved.filter((boundary) => time >= (notBefore.get(boundary) ?? 0)).toReversed();
    let outcome: 'idle' | 'busy' = 'idle';
    for (const boundary of due.slice(0, perLook)) {
      const isAsked = await resolveBoundary(parts, { boundary, time, guesses });
      if (isAsked) outcome = 'busy';
      const pause = Math.min(longestPauseSeconds, Math.floor(ageOf(boundary) * pauseShare));
      notBefore.set(boundary, time + pause);
    }
    return outcome;
  };
}

type Search = { boundary: number; time: number; guesses: Map<number, number> };

/** True when a transaction was asked for. */
async function resolveBoundary(parts: ResolverParts, { boundary, time, guesses }: Search): Promise<boolean> {
  const { genesis, reader, wouldSucceed, ask } = parts;
  const lockTime = computeLockTime(genesis, boundary);
  const phase = await reader.getPhaseAt(lockTime);
  const toRoundId = (n: number) => toFeedRoundId(phase, BigInt(n));
  const read = (n: number) => reader.findUpdatedAt(toRoundId(n));
  const { before, after } = await findNeighbours(read, lockTime, guesses.get(phase));
  const n = after ?? before;
  if (n !== undefined) {
    guesses.set(phase, n);
    const data = encodeResolve(boundary, toRoundId(n));
    if (await wouldSucceed(data)) return ask(`resolve:${boundary}`, data);
  }
  if (time <= lockTime + voidAfterSeconds) return false;
  const data = encodeVoid(boundary);
  return (await wouldSucceed(data)) && ask(`void:${boundary}`, data);
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
