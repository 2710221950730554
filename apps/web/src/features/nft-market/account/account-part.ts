import { lazy } from 'react';
import type { AccountPart } from '../../../shared/site/account-part.ts';
import { HeldPositions } from './held-positions.tsx';
import { marketSpender } from './market-spender.ts';

export const accountPart: AccountPart = {
  Positions: HeldPositions,
  TakeBack: lazy(() =>
    import('../take-back/market-take-back.tsx').then((m) => ({ default: m.MarketTakeBack })),
  ),
  spenders: marketSpender,
};
