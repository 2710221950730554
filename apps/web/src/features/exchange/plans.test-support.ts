import { router, toAddress } from '../../../test-support/known.ts';
import type { PaidWay } from '../../shared/payment/payment.ts';
import type { Token } from '../../shared/token-list/currency.ts';
import type { AreaPlans, PlanWorld } from '../../shared/transaction/area-plans.test-support.ts';
import { createRevokeNftPlan, createRevokePlan } from './approval/revoke-plan.ts';
import { createRemovePlan, createSupplyPlan } from './liquidity/liquidity-plan.ts';
import type { SwapOrder } from './swap/swap-order.ts';
import { createSwapPlan } from './swap/swap-plan.ts';
import { createWrapPlan } from './swap/wrap-plan.ts';

const pair = toAddress('b');
const token: Token = {
  kind: 'token',
  chainId: 31337,
  address: toAddress('1'),
  symbol: 'BUSD',
  name: 'BUSD',
  decimals: 18,
};

const allowed: PaidWay = { payment: { kind: 'allowed' }, made: [] };

export const plans: AreaPlans = {
  'approval/revoke-plan.ts': ({ chain, account }) => [
    createRevokePlan(chain, account, { token: token.address, spender: router }, 'BUSD'),
    ...(['all', 7n] as const).map((tokenId) =>
      createRevokeNftPlan(chain, account, { collection: pair, operator: router, tokenId }, 'Genesis'),
    ),
  ],
  'liquidity/liquidity-plan.ts': ({ chain, account, coin }) => {
    const order = { chain, a: coin, b: token, slippageBps: 80, recipient: account, router };
    const planned = { paid: allowed, deadlineSeconds: 60 };
    const entered = { field: 'a', raw: 5n } as const;
    const deposit = { amountA: 5n, amountB: 5n, isFirst: true, entered };
    const removal = { liquidity: 5n, amountA: 5n, amountB: 5n, entered };
    return [
      createSupplyPlan({ ...planned, order: { ...order, deposit }, pair, summary: 'Add' }),
      createRemovePlan({ ...planned, order: { ...order, pair, removal }, summary: 'Remove' }),
    ];
  },
  'swap/swap-plan.ts': (world) => [
    createSwapPlan(createOrder(world), allowed, 'Swap', 60),
    createSwapPlan(createOrder(world), { payment: { kind: 'batch', charges: [] }, made: [] }, 'Swap', 60),
  ],
  'swap/wrap-plan.ts': ({ chain, account, coin }) => [
    createWrapPlan({ chain, account, kind: 'wrap', amount: 5n, input: coin, output: token }),
  ],
};

function createOrder({ chain, account, coin }: PlanWorld): SwapOrder {
  return {
    chain,
    account,
    router,
    trade: {
      kind: 'exact-in',
      tokenIn: pair,
      tokenOut: token.address,
      amountIn: 10_000n,
      amountOut: 20_000n,
      route: { path: [pair, token.address], amounts: [10_000n, 20_000n], pools: [] },
    },
    input: coin,
    output: token,
    slippageBps: 80,
    payee: null,
  };
}
