import { vi } from 'vitest';
import type { PaidWay } from '../../shared/payment/payment.ts';
import type { AreaPlans } from '../../shared/transaction/area-plans.test-support.ts';
import { createClaimPlan } from './claim/claim-plan.ts';
import { createClaimAllPlan } from './claim-all/claim-all-plan.ts';
import { createJoinPlan } from './join/join-plan.ts';
import { toSaleSpender } from './join/sale-spender.ts';
import { createMonthlyBuyPlan } from './monthly/monthly-buy-plan.ts';
import { createMonthlyWithdrawPlan } from './monthly/monthly-withdraw-plan.ts';
import { createRefundPlan } from './refund/refund-plan.ts';
import { createClosingPlan } from './closing/closing-plan.ts';
import { createMonthlySale } from './stories/sample-monthly.ts';
import { createSale } from './stories/sample-sale.ts';

const sale = createSale();
const fixed = createSale({ kind: 'fixed' });
const amount = 5n;
const monthly = createMonthlySale();

/** After an approval, and with the approval of exactly the payment in one batch. */
const payments: readonly PaidWay['payment'][] = [
  { kind: 'allowed' },
  { kind: 'batch', charges: [{ spender: toSaleSpender(sale), asset: sale.pay, amount }] },
];

// The server is no subject of these tests.
vi.mock('./join/report-join.ts', () => ({ reportJoin: async () => undefined }));

export const plans: AreaPlans = {
  'join/join-plan.ts': ({ chain, account }) =>
    payments.flatMap((payment) =>
      [sale, fixed].map((joined) =>
        createJoinPlan({ chain, account, sale: joined, amount, admission: {} }, { payment, made: [] }),
      ),
    ),
  'claim/claim-plan.ts': ({ chain, account }) =>
    [[0], [100], [1000], [100, 1000]].map((rounds) =>
      createClaimPlan({ chain, account, sale, rounds, due: 7n }),
    ),
  'claim-all/claim-all-plan.ts': ({ chain, account }) => [
    createClaimAllPlan({
      chain,
      account,
      claims: [
        { sale, rounds: [100, 1000], due: 7n },
        { sale: fixed, rounds: [0], due: 5n },
      ],
      totals: [{ token: sale.token, due: 12n }],
    }),
  ],
  'monthly/monthly-buy-plan.ts': ({ chain, account }) =>
    [monthly, createMonthlySale({ firstBps: 0n })].map((bought) =>
      createMonthlyBuyPlan({ chain, account, sale: bought, amount }),
    ),
  'monthly/monthly-withdraw-plan.ts': ({ chain, account }) => [
    createMonthlyWithdrawPlan({ chain, account, sale: monthly, id: 3n, due: 7n }),
  ],
  'refund/refund-plan.ts': ({ chain, account }) =>
    (['change', 'window', 'dead'] as const).map((way) =>
      createRefundPlan({ chain, account, sale, way, amount }),
    ),
  'closing/closing-plan.ts': ({ chain, account }) =>
    [
      { way: 'close' as const },
      { way: 'tally' as const, level: 9n, accounts: [account] },
      { way: 'fail' as const },
    ].map((closing) => createClosingPlan({ chain, account, sale, closing })),
};
