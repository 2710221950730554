import { tierViewAbi } from '@tradewind/abi/tier/tier-view.abi';
import type { GuardTable } from '../guard.ts';

/** No function changes state. */
export const guards: GuardTable = {
  TierView: { abi: tierViewAbi, sources: ['tier/TierView'], functions: {} },
};
