import type { HopDirection } from './hop-direction.ts';
import { type HopIndex, noHop } from './hop-index.ts';

/** The query of a search; tokens by their index in the pools' list. */
export type TrailQuery = {
  readonly start: number;
  readonly end: number;
  /** Raw units of the start, above 0. */
  readonly amount: bigint;
  readonly direction: HopDirection;
  /** Tokens that are allowed only at the ends. */
  readonly avoided?: ReadonlySet<number> | undefined;
};

/**
 * Receives the places of a trail's hops, `noHop` before the first, and its bound; returns the largest bound
 * still of interest.
 */
export type VisitTrail = (first: number, second: number, last: number, bound: number) => number;

/**
 * Visits every trail of at most three hops that visits no token twice and whose bound (`HopDirection`) is
 * within the limit. The closing hops are linked.
 */
export function scanTrails(index: HopIndex, query: TrailQuery, firstLimit: number, visit: VisitTrail): void {
  const { from, far, ratio, inverse, heads, links } = index;
  const { start, end, amount, avoided, direction } = query;
  const { slope, lift, cap } = direction;
  let limit = firstLimit;
  const pass = (place: number, bound: number): number =>
    slope * (ratio[place] ?? 0) * bound + lift * (inverse[place] ?? 0);
  const close = (token: number, bound: number, first: number, second: number): void => {
    for (let last = heads[token] ?? noHop; last !== noHop; last = links[last] ?? noHop) {
      const reached = pass(last, bound);
      if (reached <= limit) limit = visit(first, second, last, reached);
    }
  };
  const extend = (token: number, bound: number, first: number): void => {
    const stop = from[token + 1] ?? 0;
    for (let place = from[token] ?? 0; place < stop; place += 1) {
      const next = far[place] ?? 0;
      if (next === start || heads[next] === noHop) continue;
      const reached = pass(place, bound);
      if (reached <= cap) close(next, reached, first, place);
    }
  };
  const origin = direction.sign / Number(amount);
  close(start, origin, noHop, noHop);
  const stop = from[start + 1] ?? 0;
  for (let place = from[start] ?? 0; place < stop; place += 1) {
    const next = far[place] ?? 0;
    const reached = pass(place, origin);
    if (next === end || avoided?.has(next) || !(reached <= cap)) continue;
    close(next, reached, noHop, place);
    extend(next, reached, place);
  }
}
