import { describe, expect, it } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { createPool, dollarToken } from '../stories/sample-pool.ts';
import { computeExitSums, type ExitOrder } from './exit-order.ts';
import { createExitPlan, planExit } from './exit-plan.ts';

const day = 86_400n;
const unit = 10n ** 18n;
const pool = createPool();
const month = { duration: 30n * day, aprBps: 1_000n };
const toStake = (id: bigint, amount: bigint) => ({
  id,
  amount: amount * unit,
  start: 0n,
  paidUntil: 0n,
  ...month,
  fees: pool.fees,
});
const stakes = [toStake(0n, 100n), toStake(1n, 300n)];
const order: ExitOrder = {
  chain: createTestChain(),
  account,
  pool,
  stakes,
  way: 'unstake',
  time: 10n * day,
};

describe('[POOL-03] an exit', () => {
  it('given stakes on their tenth day, then fee and reward are those of each stake, in sum', () => {
    const { principal, fee, reward } = computeExitSums(stakes, 10n * day);
    expect(principal).toBe(400n * unit);
    // 1% before day 30.
    expect(fee).toBe(4n * unit);
    expect(reward).toBe(
      (100n * unit * 1_000n * 10n * day) / (10_000n * 31_556_926n) +
        (300n * unit * 1_000n * 10n * day) / (10_000n * 31_556_926n),
    );
  });

  it('given stakes at their end, then there is no fee', () => {
    expect(computeExitSums(stakes, 30n * day).fee).toBe(0n);
  });

  it('given one token for both sides, then one amount must arrive: principal less fee, and reward', () => {
    const { reward } = computeExitSums(stakes, 10n * day);
    expect(planExit(order).expected).toMatchObject({
      leaves: [],
      arrives: [{ currency: pool.deposit, owner: account, limit: 396n * unit + reward }],
    });
  });

  it('given two tokens, then both must arrive; when it leaves the reward as a credit, then the principal alone', () => {
    const other = { ...order, pool: createPool({ earn: dollarToken }) };
    expect(planExit(other).expected.arrives.map(({ currency }) => currency.symbol)).toEqual(['BSCS', 'USDT']);
    const left = planExit({ ...other, way: 'leave' });
    expect(left.expected.arrives).toMatchObject([{ limit: 396n * unit }]);
    expect(left.write.candidates).not.toEqual(planExit(other).write.candidates);
  });

  it('[TX-04] given the same stakes in another order, then it is the same write; given others, another', () => {
    const { identity } = createExitPlan(order);
    expect(createExitPlan({ ...order, stakes: stakes.toReversed() }).identity).toBe(identity);
    expect(createExitPlan({ ...order, stakes: stakes.slice(1) }).identity).not.toBe(identity);
    expect(createExitPlan({ ...order, way: 'leave' }).identity).not.toBe(identity);
  });
});
