import { type HopIndex, noHop } from './hop-index.ts';
import type { TrailQuery } from './scan-trails.ts';

/** Links the hops that reach the end of the query by the token that they leave. */
export function linkClosingHops(index: HopIndex, { start, end, avoided }: TrailQuery): void {
  const { from, far, hops, places, heads, links } = index;
  const stop = from[end + 1] ?? 0;
  for (let back = from[end] ?? 0; back < stop; back += 1) {
    const token = far[back] ?? 0;
    if (token !== start && avoided?.has(token)) continue;
    const last = places[(hops[back] ?? 0) ^ 1] ?? noHop;
    links[last] = heads[token] ?? noHop;
    heads[token] = last;
  }
}

/** Removes the links of the query again. */
export function unlinkClosingHops({ from, far, heads }: HopIndex, { end }: TrailQuery): void {
  const stop = from[end + 1] ?? 0;
  for (let back = from[end] ?? 0; back < stop; back += 1) heads[far[back] ?? 0] = noHop;
}
