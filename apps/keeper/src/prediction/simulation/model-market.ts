import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { decodeFunctionData } from 'viem';

type Round = { answer: number; updatedAt: number };
export type Answer = { isPriced: boolean; price: number };
type Requested = { name: string; data: Hex; state: 'waiting' | 'included' | 'failed' };

export const genesis = 1_000_200;
const maxDelay = 120;
const voidAfter = 86_400;
const dayOfVoid = 30 * 86_400;

/** A market with the oracle's rule, its feed, and the keepers' requested calls. */
export type ModelMarket = {
  time: number;
  /** Rounds by phase, the first phase first. */
  phases: Round[][];
  /** Time from which each phase counts. */
  pins: number[];
  resolved: Map<number, Answer>;
  staked: Set<number>;
  requested: Requested[];
};

export function createModelMarket(): ModelMarket {
  return { time: genesis, phases: [[]], pins: [0], resolved: new Map(), staked: new Set(), requested: [] };
}

export function lockTimeOf(boundary: number): number {
  return genesis + boundary * 300;
}

export function phaseAt({ pins }: ModelMarket, time: number): number {
  return pins.findLastIndex((since) => since <= time) + 1;
}

/**
 * The result of a full scan of the phase: the first round after a boundary, or undefined while it may still
 * come.
 */
export function findAnswer(market: ModelMarket, boundary: number): Answer | undefined {
  const time = lockTimeOf(boundary);
  const rounds = market.phases[phaseAt(market, time) - 1] ?? [];
  const first = rounds.find(({ updatedAt }) => updatedAt > time);
  if (first === undefined) {
    const isOver = rounds.length > 0 && market.time > time + maxDelay;
    return isOver ? { isPriced: false, price: 0 } : undefined;
  }
  const isPriced = first.updatedAt <= time + maxDelay && first.answer > 0;
  return { isPriced, price: isPriced ? first.answer : 0 };
}

/** The effect of a call: the boundary and its answer; undefined where it reverts. */
export function simulateCall(
  market: ModelMarket,
  data: Hex,
): { boundary: number; answer: Answer } | undefined {
  const call = decodeFunctionData({ abi, data });
  if (call.functionName !== 'resolve' && call.functionName !== 'voidBoundary') return undefined;
  const boundary = Number(call.args[0]);
  const time = lockTimeOf(boundary);
  if (market.resolved.has(boundary) || market.time <= time) return undefined;
  if (call.functionName === 'voidBoundary') {
    const isReadable = [market.phases.at(-1), market.phases[phaseAt(market, time) - 1]].some(
      (rounds) => rounds?.length !== 0,
    );
    const isLate = market.time > time + (isReadable ? dayOfVoid : voidAfter);
    return isLate ? { boundary, answer: { isPriced: false, price: 0 } } : undefined;
  }
  const answer = findAnswer(market, boundary);
  return answer && isRightHint(market, call.args[1], time) ? { boundary, answer } : undefined;
}

function isRightHint(market: ModelMarket, hint: bigint, time: number): boolean {
  const phase = phaseAt(market, time);
  const rounds = market.phases[phase - 1] ?? [];
  const after = rounds.findIndex(({ updatedAt }) => updatedAt > time);
  const right = after === -1 ? rounds.length : after + 1;
  return hint === ((BigInt(phase) << 64n) | BigInt(right));
}

/** Requests a call once under a name, as `requestOnce` does with the intents. */
export function requestFromModel({ requested }: ModelMarket, name: string, data: Hex): boolean {
  if (requested.some((one) => one.name === name && one.state !== 'failed')) return false;
  requested.push({ name, data, state: 'waiting' });
  return true;
}

/** Includes every pending call, in the present state of the market. */
export function includeAll(market: ModelMarket): void {
  for (const one of market.requested.filter(({ state }) => state === 'waiting')) {
    const result = simulateCall(market, one.data);
    one.state = result ? 'included' : 'failed';
    if (result) market.resolved.set(result.boundary, result.answer);
  }
}

/** Undoes the newest rounds of the feed, with the proofs and requests since: they are pending again. */
export function reorganise(market: ModelMarket, seconds: number): void {
  const from = market.time - seconds;
  for (const rounds of market.phases) {
    while ((rounds.at(-1)?.updatedAt ?? 0) > from) rounds.pop();
  }
  for (const boundary of market.resolved.keys()) {
    if (lockTimeOf(boundary) + maxDelay > from) market.resolved.delete(boundary);
  }
  for (const one of market.requested) if (one.state === 'included') one.state = 'waiting';
}
