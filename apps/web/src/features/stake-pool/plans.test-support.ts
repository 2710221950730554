import { vi } from 'vitest';
import type { AreaPlans } from '../../shared/transaction/area-plans.test-support.ts';
import { createCreditPlan } from './exit/credit-plan.ts';
import { createExitPlan } from './exit/exit-plan.ts';
import { createHarvestPlan } from './exit/harvest-plan.ts';
import { createPool } from './stories/sample-pool.ts';
import { createStakePlan } from './stake/stake-plan.ts';

const pool = createPool();
const period = { duration: 2_592_000n, aprBps: 1_000n };
const stake = { id: 0n, amount: 5n, start: 0n, paidUntil: 0n, ...period, fees: pool.fees };

// The terms are read from the chain, which is not the subject of these tests.
vi.mock('./stake/assert-terms.ts', () => ({ assertTerms: async () => undefined }));

export const plans: AreaPlans = {
  'stake/stake-plan.ts': ({ chain, account }) => [
    createStakePlan({ chain, account, pool, period, amount: 5n }, { payment: { kind: 'allowed' }, made: [] }),
  ],
  'exit/exit-plan.ts': ({ chain, account }) =>
    (['unstake', 'leave'] as const).map((way) =>
      createExitPlan({ chain, account, pool, stakes: [stake], way, time: 1n }),
    ),
  'exit/harvest-plan.ts': ({ chain, account }) => [
    createHarvestPlan({ chain, account, pool, principal: 5n, reward: 1n }),
  ],
  'exit/credit-plan.ts': ({ chain, account }) => [createCreditPlan(chain, pool, account, 5n)],
};
