import { describe, expect, it } from 'vitest';
import { planHarmless } from '../simulation/plan-harmless.ts';
import { listShownSteps } from './shown-steps.ts';
import type { TransactionPlan, TransactionProgress, TransactionStep } from './transaction-plan.ts';

const account = `0x${'a'.repeat(40)}` as const;
const send: TransactionStep = {
  kind: 'send',
  createWrite: async () => planHarmless({ account, candidates: [] }),
};
const reset: TransactionStep = { ...send, isNeeded: async () => true, summary: 'Reset the allowance' };
const sign: TransactionStep = {
  kind: 'sign',
  symbol: 'USDC',
  order: { domain: { chainId: 1, verifyingContract: account }, spender: account, value: 1n },
  deadlineSeconds: 60,
  onSigned: () => undefined,
};
const swap: TransactionPlan = {
  chainId: 31337,
  identity: 'swap',
  summary: 'Swap 1 BNB for 2 BUSD',
  steps: [
    { kind: 'switch-chain' },
    sign,
    { kind: 'check', check: async () => undefined },
    send,
    { kind: 'receipt' },
    { kind: 'indexed', waitUntilIndexed: async () => undefined },
  ],
};
const approval: TransactionPlan = {
  chainId: 31337,
  identity: 'approve',
  summary: 'Approve BUSD',
  approval: { tokenAddress: account, spender: account },
  steps: [{ kind: 'switch-chain' }, reset, { kind: 'receipt' }, send, { kind: 'receipt' }],
};

function listStates(
  plan: TransactionPlan,
  stage: TransactionProgress['stage'],
  place: number,
  needed: readonly number[] = [],
): string[] {
  return listShownSteps(plan, { stage }, { place, needed: new Set(needed) }).map(({ state }) => state);
}

describe('listShownSteps', () => {
  it('given a plan that has not run, then lists each wait of the user, and all wait', () => {
    expect(listShownSteps(swap)).toEqual([
      { label: 'Sign for USDC', state: 'waiting' },
      { label: 'Swap 1 BNB for 2 BUSD', state: 'waiting' },
      { label: 'Included in a block', state: 'waiting' },
      { label: 'Listed in your history', state: 'waiting' },
    ]);
  });

  it.each([
    ['signing', 1, ['active', 'waiting', 'waiting', 'waiting']],
    ['checking', 2, ['done', 'waiting', 'waiting', 'waiting']],
    ['wallet', 3, ['done', 'active', 'waiting', 'waiting']],
    ['submitted', 3, ['done', 'done', 'active', 'waiting']],
    ['indexing', 5, ['done', 'done', 'done', 'active']],
    ['done', 5, ['done', 'done', 'done', 'done']],
    ['failed', 3, ['done', 'failed', 'waiting', 'waiting']],
    ['failed', 4, ['done', 'done', 'failed', 'waiting']],
  ] as const)('given the stage %s at step %i, then its states are %j', (stage, place, states) => {
    expect(listStates(swap, stage, place)).toEqual(states);
  });

  it('[SWAP-07] given an approval, then its inclusion is part of it, and a reset is listed only where it is needed', () => {
    expect(listShownSteps(approval).map(({ label }) => label)).toEqual(['Approve BUSD']);
    expect(listStates(approval, 'submitted', 3)).toEqual(['active']);
    expect(listStates(approval, 'submitted', 1, [1])).toEqual(['active', 'waiting']);
    expect(listStates(approval, 'wallet', 3, [1])).toEqual(['done', 'active']);
    expect(listStates(approval, 'failed', 4, [1])).toEqual(['done', 'failed']);
  });
});
