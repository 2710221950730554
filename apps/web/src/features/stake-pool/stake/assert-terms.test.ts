import { beforeEach, expect, it, vi } from 'vitest';
import { account } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { createPool } from '../stories/sample-pool.ts';
import { assertTerms } from './assert-terms.ts';

const node = { periods: [{ duration: 2_592_000, aprBps: 1_000 }], feeVersion: 0n };
vi.mock('../../../shared/chain/read-answers.ts', () => ({
  readAnswers: async () => [node.periods, node.feeVersion],
}));

const period = { duration: 2_592_000n, aprBps: 1_000n };
const order = { chain: createTestChain(), account, pool: createPool(), period, amount: 1n };

beforeEach(() => Object.assign(node, { periods: [{ duration: 2_592_000, aprBps: 1_000 }], feeVersion: 0n }));

it('[POOL-03] given the agreed terms, then the wallet may open', async () => {
  await expect(assertTerms(order)).resolves.toBeUndefined();
});

it.each([
  ['a lower rate', { periods: [{ duration: 2_592_000, aprBps: 999 }] }],
  ['a higher rate', { periods: [{ duration: 2_592_000, aprBps: 1_001 }] }],
  ['no such period', { periods: [{ duration: 2_592_001, aprBps: 1_000 }] }],
  ['another table of fees', { feeVersion: 1n }],
])('[POOL-03] given %s, then it stays closed', async (_, changed) => {
  Object.assign(node, changed);
  await expect(assertTerms(order)).rejects.toThrow('other terms');
});
