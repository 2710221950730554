import { toAddress } from '../../../test-support/known.ts';
import type { PaidWay } from '../../shared/payment/payment.ts';
import type { Token } from '../../shared/token-list/currency.ts';
import type { AreaPlans } from '../../shared/transaction/area-plans.test-support.ts';
import { createPoolPlan } from './pools/pool-plan.ts';

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
  'pools/pool-plan.ts': ({ chain, account }) => {
    const order = { chain, account, target: toAddress('b') };
    const terms = {
      deposit: token,
      earn: token,
      minimumStake: 1n,
      cap: 9n,
      owner: account,
      treasury: account,
      periods: [{ duration: 86_400n, aprBps: 5n }],
      fees: [{ day: 1n, bps: 5n }],
    };
    return [
      createPoolPlan({ ...order, kind: 'create', terms }, allowed, 'Create'),
      createPoolPlan({ ...order, kind: 'setPeriods', periods: terms.periods }, allowed, 'Periods'),
      createPoolPlan({ ...order, kind: 'setFees', fees: terms.fees }, allowed, 'Fees'),
      createPoolPlan({ ...order, kind: 'fund', token, amount: 5n }, allowed, 'Fund'),
      createPoolPlan({ ...order, kind: 'withdraw', token, amount: 5n, to: account }, allowed, 'Withdraw'),
      createPoolPlan({ ...order, kind: 'finish' }, allowed, 'Finish'),
    ];
  },
};
