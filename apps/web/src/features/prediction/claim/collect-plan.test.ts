import { expect, it } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { createCollectPlan } from './collect-plan.ts';

const identify = (...epochs: readonly number[]) =>
  createCollectPlan({ chain: createTestChain(), account, epochs, payout: 5n }).identity;

it('[TX-04] given as many other rounds, then it is another collection; given them in another order, it is not', () => {
  expect(identify(7, 8)).not.toBe(identify(7, 9));
  expect(identify(7)).not.toBe(identify(7, 8));
  expect(identify(8, 7)).toBe(identify(7, 8));
});
