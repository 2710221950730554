import { vi } from 'vitest';
import { toAddress } from '../../../test-support/known.ts';
import type { AreaPlans } from '../../shared/transaction/area-plans.test-support.ts';
import { createCollectPlan } from './claim/collect-plan.ts';
import { createWithdrawPlan } from './claim/withdraw-plan.ts';
import { createEntryPlan } from './entry/entry-plan.ts';
import { createProvePlan } from './prove/prove-plan.ts';

const market = toAddress('f');
const call = { to: market, data: '0x01', value: 0n };

// What these find on the chain is not the subject of these tests: each is a call that would succeed.
vi.mock('./claim/create-collect-calls.ts', () => ({ createCollectCalls: async () => [call] }));
vi.mock('./prove/create-resolve-call.ts', () => ({ createResolveCall: async () => call }));

export const plans: AreaPlans = {
  'claim/collect-plan.ts': ({ chain, account }) => [
    createCollectPlan({ chain, account, epochs: [7], payout: 5n }),
  ],
  'claim/withdraw-plan.ts': ({ chain, account }) => [createWithdrawPlan(chain, account, 5n)],
  'entry/entry-plan.ts': ({ chain, account }) => [
    createEntryPlan({ chain, market, account, epoch: 7, lockAt: 99, isUp: true, amount: 5n }),
  ],
  'prove/prove-plan.ts': ({ chain, account }) => [createProvePlan(chain, account, { boundary: 7, at: 9 })],
};
