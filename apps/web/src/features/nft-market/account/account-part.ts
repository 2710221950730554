import { lazy } from 'react';
import type { AccountPart } from '../../../shared/site/account-part.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { HeldPositions } from './held-positions.tsx';
import { marketSpender } from './market-spender.ts';

export const accountPart: AccountPart = {
  Positions: HeldPositions,
  Exports: lazyPart(() => import('../trades/trade-exports.tsx').then((m) => ({ default: m.TradeExports }))),
  TakeBack: lazy(() =>
    import('../take-back/market-take-back.tsx').then((m) => ({ default: m.MarketTakeBack })),
  ),
  spenders: marketSpender,
};
