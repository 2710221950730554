import { vi } from 'vitest';
import type { PaidWay } from '../../shared/payment/payment.ts';
import type { AreaPlans } from '../../shared/transaction/area-plans.test-support.ts';
import { createCreditPlan } from './exit/credit-plan.ts';
import { createExitPlan } from './exit/exit-plan.ts';
import { createHarvestPlan } from './exit/harvest-plan.ts';
import { createPool } from './stories/sample-pool.ts';
import { toPoolSpender } from './stake/pool-spender.ts';
import { createStakePlan } from './stake/stake-plan.ts';

const pool = createPool();
const period = { duration: 2_592_000n, aprBps: 1_000n };
const stake = { id: 0n, amount: 5n, start: 0n, paidUntil: 0n, ...period, fees: pool.fees };

/** After an approval, and with the approval of exactly the stake in one batch. */
const payments: readonly PaidWay['payment'][] = [
  { kind: 'allowed' },
  { kind: 'batch', charges: [{ spender: toPoolSpender(pool), asset: pool.deposit, amount: 5n }] },
];

// The terms are read from the chain, which is not the subject of these tests.
vi.mock('./stake/assert-terms.ts', () => ({ assertTerms: async () => undefined }));

export const plans: AreaPlans = {
  'stake/stake-plan.ts': ({ chain, account }) =>
    payments.map((payment) =>
      createStakePlan({ chain, account, pool, period, amount: 5n }, { payment, made: [] }),
    ),
  'exit/exit-plan.ts': ({ chain, account }) =>
    (['unstake', 'leave'] as const).map((way) =>
      createExitPlan({ chain, account, pool, stakes: [stake], way, time: 1n }),
    ),
  'exit/harvest-plan.ts': ({ chain, account }) => [
    createHarvestPlan({ chain, account, pool, principal: 5n, reward: 1n }),
  ],
  'exit/credit-plan.ts': ({ chain, account }) => [createCreditPlan(chain, pool, account, 5n)],
};
