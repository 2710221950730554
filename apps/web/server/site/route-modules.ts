export const swapModule = 'src/features/exchange/swap/swap-page.tsx';
export const poolModule = 'src/features/exchange/pool/pool-page.tsx';

/** Page module by the path's first segment (lower case); the HTML preloads its chunk. Other pages load theirs later. */
const modulesBySegment = new Map([
  ['', 'src/features/home/home-page.tsx'],
  ['swap', swapModule],
  ['add', 'src/features/exchange/liquidity/add-page.tsx'],
  ['remove', 'src/features/exchange/liquidity/remove-page.tsx'],
  ['pool', 'src/features/exchange/liquidity/positions-page.tsx'],
  ['pools', 'src/features/exchange/pool/pools-page.tsx'],
  ['approvals', 'src/features/exchange/approval/approvals-page.tsx'],
  ['find', 'src/features/exchange/liquidity/find-page.tsx'],
  ['maintenance', 'src/features/maintenance/maintenance-page.tsx'],
  ['prediction', 'src/features/prediction/prediction-page.tsx'],
  ['predic', 'src/features/prediction/mobile-prediction-page.tsx'],
]);

export function findRouteModule(path: string): string | undefined {
  const [, segment = '', below = ''] = path.toLowerCase().split('/');
  return segment === 'pools' && below !== '' ? poolModule : modulesBySegment.get(segment);
}
