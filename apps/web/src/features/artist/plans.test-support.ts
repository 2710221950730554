import { toAddress } from '../../../test-support/known.ts';
import type { AreaPlans } from '../../shared/transaction/area-plans.test-support.ts';
import { createMintPlan } from './mint/mint-plan.ts';

export const plans: AreaPlans = {
  'mint/mint-plan.ts': ({ chain, account }) => [
    createMintPlan({
      chain,
      account,
      collection: toAddress('c'),
      fileName: `${'5a'.repeat(32)}.png`,
      name: 'Boat',
      description: 'At sea.',
      thumbnail: null,
    }),
  ],
};
