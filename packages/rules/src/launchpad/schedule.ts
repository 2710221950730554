import type { Ratio } from '../amount/ratio.ts';

/** A dated part of the tokens that are not streamed: seconds from the date of the token, and the share up to it. */
export type Tranche = { readonly afterSeconds: bigint; readonly cumulativeBps: bigint };

/** The part of the tokens that is released in equal periods; `shareBps` is 0 when nothing is streamed. */
export type Stream = {
  readonly shareBps: bigint;
  readonly firstReleaseBps: bigint;
  readonly cliffSeconds: bigint;
  readonly periodSeconds: bigint;
  readonly periods: bigint;
};

export type Schedule = { readonly tranches: readonly Tranche[]; readonly stream: Stream };

const wholeBps = 10_000n;
const rateDivisor = 10n ** 18n;

/** The tokens of a payment, in raw units, rounded down (`ISale.bought`). */
export function computeTokens(payment: bigint, tokensPerPayE18: bigint): bigint {
  return (payment * tokensPerPayE18) / rateDivisor;
}

/** The streamed tokens of a purchase, rounded down; the rest is paid in tranches. */
export function computeStreamed({ shareBps }: Stream, tokens: bigint): bigint {
  return (tokens * shareBps) / wholeBps;
}

/**
 * The tokens of each tranche of a purchase, in their order: differences of cumulative parts, each rounded down, so that
 * they sum to everything that is not streamed.
 */
export function computeTranches({ tranches, stream }: Schedule, tokens: bigint): readonly bigint[] {
  const dated = tokens - computeStreamed(stream, tokens);
  const ends = tranches.map(({ cumulativeBps }) => (dated * cumulativeBps) / wholeBps);
  return ends.map((end, place) => end - (ends[place - 1] ?? 0n));
}

/** The share of a tranche in the whole purchase, exact. */
export function computeTrancheShare({ tranches, stream }: Schedule, place: number): Ratio {
  const end = tranches[place]?.cumulativeBps ?? 0n;
  const begin = tranches[place - 1]?.cumulativeBps ?? 0n;
  return { numerator: (wholeBps - stream.shareBps) * (end - begin), denominator: wholeBps * wholeBps };
}

/** The date of a tranche. */
export function dateTranche({ afterSeconds }: Tranche, tgeAt: bigint): bigint {
  return tgeAt + afterSeconds;
}

/** The steps of a stream that are released at a time: 1 from the date of the token, 1 more for each whole period. */
export function countSteps(stream: Stream, tgeAt: bigint, time: bigint): bigint {
  if (time < tgeAt) return 0n;
  const begin = tgeAt + stream.cliffSeconds;
  if (time < begin) return 1n;
  const passed = (time - begin) / stream.periodSeconds;
  return 1n + (passed < stream.periods ? passed : stream.periods);
}

/** The time at which a step is released; undefined beyond the last. */
export function dateStep(stream: Stream, tgeAt: bigint, step: bigint): bigint | undefined {
  if (step > stream.periods + 1n) return undefined;
  return step <= 1n ? tgeAt : tgeAt + stream.cliffSeconds + (step - 1n) * stream.periodSeconds;
}

/** The released part of a stream after some steps, in raw units, rounded down: everything after the last. */
export function computeReleased(stream: Stream, part: bigint, steps: bigint): bigint {
  if (steps === 0n) return 0n;
  const first = (part * stream.firstReleaseBps) / wholeBps;
  return first + ((part - first) * (steps - 1n)) / stream.periods;
}
