import type { AccountPart } from '../../../shared/site/account-part.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { StakeExports } from '../history/stake-exports.tsx';
import { poolSpenders } from './pool-spenders.ts';
import { StakePositions } from './stake-positions.tsx';

export const accountPart: AccountPart = {
  Positions: StakePositions,
  Exports: StakeExports,
  TakeBack: lazyPart(() =>
    import('../take-back/pool-take-back.tsx').then((m) => ({ default: m.PoolTakeBack })),
  ),
  spenders: poolSpenders,
};
