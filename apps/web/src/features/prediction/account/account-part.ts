import type { AccountPart } from '../../../shared/site/account-part.ts';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { RoundPositions } from './round-positions.tsx';

export const accountPart: AccountPart = {
  Positions: RoundPositions,
  TakeBack: lazyPart(() =>
    import('../take-back/round-take-back.tsx').then((m) => ({ default: m.RoundTakeBack })),
  ),
};
