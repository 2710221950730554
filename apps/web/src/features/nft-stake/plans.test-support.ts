import { toAddress } from '../../../test-support/known.ts';
import type { AreaPlans } from '../../shared/transaction/area-plans.test-support.ts';
import { createWorksPlan } from './move/works-plan.ts';

const collection = { address: toAddress('c'), name: 'Genesis', isAllowed: true, weight: 10n };

export const plans: AreaPlans = {
  'move/works-plan.ts': ({ chain, account }) =>
    [
      { ids: [7n], way: 'stake' as const },
      { ids: [7n, 8n], way: 'stake' as const },
      { ids: [7n, 8n], way: 'unstake' as const },
    ].map((move) => createWorksPlan({ chain, account, staking: toAddress('f'), collection, ...move })),
};
