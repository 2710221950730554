import type { PoolSummary } from './pool-summary.ts';
import type { PoolToken } from './pool-token.ts';

/** The pools that match a search, by the index's rules: part of a symbol, an address, or two as `A/B`. */
export function searchPools(pools: readonly PoolSummary[], search: string): readonly PoolSummary[] {
  const [first = '', second = ''] = search
    .toLowerCase()
    .split('/', 2)
    .map((part) => part.trim());
  if (first === '' && second === '') return pools;
  return pools.filter(({ address, token0, token1 }) => {
    if (second === '')
      return address.toLowerCase() === first || isMatch(token0, first) || isMatch(token1, first);
    return (
      (isMatch(token0, first) && isMatch(token1, second)) ||
      (isMatch(token0, second) && isMatch(token1, first))
    );
  });
}

function isMatch({ symbol, address }: PoolToken, text: string): boolean {
  return symbol.toLowerCase().includes(text) || address.toLowerCase() === text;
}
