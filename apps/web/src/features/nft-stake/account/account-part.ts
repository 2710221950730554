import { lazy } from 'react';
import type { AccountPart } from '../../../shared/site/account-part.ts';
import { stakingSpender } from './staking-spender.ts';
import { WorkPositions } from './work-positions.tsx';

export const accountPart: AccountPart = {
  Positions: WorkPositions,
  TakeBack: lazy(() =>
    import('../take-back/works-take-back.tsx').then((m) => ({ default: m.WorksTakeBack })),
  ),
  spenders: stakingSpender,
};
