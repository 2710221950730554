import type { WeekRanking } from './rank-week.ts';

/**
 * A week's ranking as text, equal for everybody who repeats it; its keccak256 is published as the dataset's
 * hash. It has a heading with chain, market and week, then a line for each ranked account: kind, rank, account
 * in lower case, volume, net result and bonus in wei.
 */
export function formatRanking(
  { winners, volume }: WeekRanking,
  scope: { readonly chainId: number; readonly market: `0x${string}`; readonly week: number },
): string {
  const heading = ['prediction-ranking-1', scope.chainId, scope.market.toLowerCase(), scope.week].join(' ');
  const lines = [...winners, ...volume].map((ranked) =>
    [ranked.kind, ranked.rank, ranked.account.toLowerCase(), ranked.volume, ranked.net, ranked.bonus].join(
      ' ',
    ),
  );
  return [heading, ...lines, ''].join('\n');
}
