import type { PoolArrays } from './pool-arrays.ts';

/**
 * Every hop (a pool in one direction, from its near to its far token) has a place. The hops from one token are
 * adjacent: `from[token]` up to but without `from[token + 1]`. Place 0 is no hop.
 */
export type HopIndex = {
  readonly pools: PoolArrays;
  readonly from: Int32Array;
  /** By place: the token that the hop leads to. */
  readonly far: Int32Array;
  /** By place: twice the pool's place in `pools`, plus 1 where the hop leads from token1 to token0. */
  readonly hops: Int32Array;
  /** The inverse of `hops`: the place of each hop. */
  readonly places: Int32Array;
  /** By place: near reserve / far reserve, and 1 / far reserve; 0 and Infinity where no swap is possible. */
  readonly ratio: Float64Array;
  readonly inverse: Float64Array;
  /**
   * Used only by the search: by token the first hop to the present end, by place the next one of the same
   * token; all `noHop` between searches.
   */
  readonly heads: Int32Array;
  readonly links: Int32Array;
};

/** Represents an absent hop. */
export const noHop = 0;

/** Sorts the hops of all pools by the token that they leave. */
export function createHopIndex(pools: PoolArrays): HopIndex {
  const poolCount = pools.token0.length;
  const length = 2 * poolCount + 1;
  const index: HopIndex = {
    pools,
    from: countHops(pools),
    far: new Int32Array(length),
    hops: new Int32Array(length),
    places: new Int32Array(length),
    ratio: new Float64Array(length),
    inverse: new Float64Array(length),
    heads: new Int32Array(pools.tokens.length),
    links: new Int32Array(length),
  };
  for (let pool = 0; pool < poolCount; pool += 1) {
    placeHop(index, 2 * pool, pools.token0[pool], pools.token1[pool]);
    placeHop(index, 2 * pool + 1, pools.token1[pool], pools.token0[pool]);
    refreshReserves(index, pool);
  }
  return index;
}

/** By token: the end of its hops, which becomes their start while each is placed before the last. */
function countHops({ tokens, token0, token1 }: PoolArrays): Int32Array {
  const from = new Int32Array(tokens.length + 1);
  const count = (token = 0): void => {
    from[token] = (from[token] ?? 0) + 1;
  };
  for (let pool = 0; pool < token0.length; pool += 1) {
    count(token0[pool]);
    count(token1[pool]);
  }
  let end = noHop + 1;
  for (let token = 0; token < from.length; token += 1) {
    end += from[token] ?? 0;
    from[token] = end;
  }
  return from;
}

function placeHop({ from, far, hops, places }: HopIndex, hop: number, near = 0, farToken = 0): void {
  const place = (from[near] ?? 0) - 1;
  from[near] = place;
  far[place] = farToken;
  hops[place] = hop;
  places[hop] = place;
}

/** Updates the index with the reserves of one pool, which changed in `pools`. */
export function refreshReserves({ pools, places, ratio, inverse }: HopIndex, pool: number): void {
  const reserve0 = Number(pools.reserve0[pool]);
  const reserve1 = Number(pools.reserve1[pool]);
  const isOpen = isSwappable(reserve0) && isSwappable(reserve1) && pools.token0[pool] !== pools.token1[pool];
  const there = places[2 * pool] ?? noHop;
  const back = places[2 * pool + 1] ?? noHop;
  ratio[there] = isOpen ? reserve0 / reserve1 : 0;
  ratio[back] = isOpen ? reserve1 / reserve0 : 0;
  inverse[there] = isOpen ? 1 / reserve1 : Infinity;
  inverse[back] = isOpen ? 1 / reserve0 : Infinity;
}

/** The largest reserve is rounded to 2^112. */
function isSwappable(reserve: number): boolean {
  return reserve > 0 && reserve <= 2 ** 112;
}
