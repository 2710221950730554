import type { HopDirection } from './hop-direction.ts';
import { type HopIndex, noHop } from './hop-index.ts';

/** What is looked for; tokens by their place in the pools' list. */
export type TrailQuery = {
  readonly start: number;
  readonly end: number;
  /** Raw units of the start, above 0. */
  readonly amount: bigint;
  readonly direction: HopDirection;
  /** Tokens that are passed nowhere but at the ends. */
  readonly avoided?: ReadonlySet<number> | undefined;
};

/** Told the places of a trail's hops, `noHop` before the first, and its bound; answers the largest bound still of interest. */
export type VisitTrail = (first: number, second: number, last: number, bound: number) => number;

/** Visits every trail of at most three hops without a token twice whose bound (`HopDirection`) is not above the limit. */
export function scanTrails(index: HopIndex, query: TrailQuery, firstLimit: number, visit: VisitTrail): void {
  const { from, far, hops, places, ratio, inverse } = index;
  const { start, end, amount, avoided, direction } = query;
  const { slope, lift, cap } = direction;
  const { heads, links } = linkClosingHops(index, query);
  const begin = from[end] ?? 0;
  let limit = firstLimit;
  const pass = (place: number, bound: number): number =>
    slope * (ratio[place] ?? 0) * bound + lift * (inverse[place] ?? 0);
  const close = (token: number, bound: number, first: number, second: number): void => {
    for (let back = heads[token] ?? noHop; back !== noHop; back = links[back - begin] ?? noHop) {
      const last = places[(hops[back] ?? 0) ^ 1] ?? noHop;
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

/** The hops that reach the end, found by the token that they leave: each is named by the place of the hop back. */
function linkClosingHops(
  { pools, from, far }: HopIndex,
  { start, end, avoided }: TrailQuery,
): { readonly heads: Int32Array; readonly links: Int32Array } {
  const [begin = 0, stop = 0] = [from[end], from[end + 1]];
  const heads = new Int32Array(pools.tokens.length);
  const links = new Int32Array(stop - begin);
  for (let back = begin; back < stop; back += 1) {
    const token = far[back] ?? 0;
    if (token !== start && avoided?.has(token)) continue;
    links[back - begin] = heads[token] ?? noHop;
    heads[token] = back;
  }
  return { heads, links };
}
