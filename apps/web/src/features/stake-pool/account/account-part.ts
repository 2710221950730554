import type { AccountPart } from '../../../shared/site/account-part.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { StakePositions } from './stake-positions.tsx';

export const accountPart: AccountPart = {
  Positions: StakePositions,
  TakeBack: lazyPart(() =>
    import('../take-back/pool-take-back.tsx').then((m) => ({ default: m.PoolTakeBack })),
  ),
  spenders: () => import('./pool-spenders.ts').then((m) => m.poolSpenders),
};
