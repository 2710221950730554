// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { account, toAddress, toHash } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import { useIsTagPending } from './use-is-tag-pending.ts';
import { useTransactionStore } from './transaction-store.ts';

const chain = createTestChain();
const facts = {
  from: account,
  chainId: chain.chainId,
  addedTime: 1,
  attr1: 'pool 1',
};
const hash = toHash('1');
const batch = { ...facts, id: 'b', summary: 'Stake' };

const wrapper = ({ children }: { children: ReactNode }) => withChain(chain, children);

type State = Partial<ReturnType<typeof useTransactionStore.getState>>;

function isPending(state: State, tag: string | undefined = 'pool 1', owner = account): boolean {
  useTransactionStore.setState({ records: {}, batches: {}, requests: {} });
  useTransactionStore.setState(state);
  return renderHook(() => useIsTagPending(tag, owner), { wrapper }).result.current;
}

afterEach(cleanup);

it.each([
  ['transaction', { records: { t: { ...facts, hash } } }],
  ['batch', { batches: { b: batch } }],
])('[POOL-03] given a sent %s with the tag, then its account waits and nobody else', (_, state) => {
  expect(isPending(state)).toBe(true);
  expect(isPending(state, 'pool 2')).toBe(false);
  expect(isPending(state, 'pool 1', toAddress('9'))).toBe(false);
});

it.each([
  ['a transaction that the node forgot', { records: { t: { ...facts, hash, isUnknown: true } } }],
  ['a batch that the wallet forgot', { batches: { b: { ...batch, isUnknown: true } } }],
  ['a write without a tag', { batches: { b: { ...batch, attr1: undefined } } }],
  ['a write of another chain', { batches: { b: { ...batch, chainId: 99 } } }],
])('[POOL-03] given %s, then nothing waits', (_, state) => {
  expect(isPending(state)).toBe(false);
});
