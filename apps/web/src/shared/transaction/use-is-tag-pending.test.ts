// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { account, toAddress, toHash } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import { useIsTagPending } from './use-is-tag-pending.ts';
import { type LiveRun, useRunStore } from './run-store.ts';
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

const toRun = (progress: LiveRun['progress'], fields: Partial<LiveRun> = {}): State => {
  const shown = { id: '0', account, startedTime: 1, summary: 'Stake', amounts: [] };
  return { runs: [{ ...shown, chainId: chain.chainId, tag: 'pool 1', progress, ...fields }] };
};

const wrapper = ({ children }: { children: ReactNode }) => withChain(chain, children);

type State = Partial<ReturnType<typeof useTransactionStore.getState>> & { runs?: readonly LiveRun[] };

function isPending(
  { runs = [], ...state }: State,
  tag: string | undefined = 'pool 1',
  owner = account,
): boolean {
  useTransactionStore.setState({ records: {}, batches: {}, requests: {} });
  useTransactionStore.setState(state);
  useRunStore.setState({ runs });
  return renderHook(() => useIsTagPending(tag, owner), { wrapper }).result.current;
}

afterEach(cleanup);

it.each([
  ['sent transaction', { records: { t: { ...facts, hash } } }],
  ['sent batch', { batches: { b: batch } }],
  ['checked write of this page', toRun({ stage: 'checking' })],
  ['signature of this page that the wallet waits for', toRun({ stage: 'signing', symbol: 'BSCS' })],
  ['write of this page that the wallet waits for', toRun({ stage: 'wallet' })],
])('[POOL-03] given a %s with the tag, then its account waits and nobody else', (_, state) => {
  expect(isPending(state)).toBe(true);
  expect(isPending(state, 'pool 2')).toBe(false);
  expect(isPending(state, 'pool 1', toAddress('9'))).toBe(false);
});

it.each([
  ['a transaction that the node forgot', { records: { t: { ...facts, hash, isUnknown: true } } }],
  ['a batch that the wallet forgot', { batches: { b: { ...batch, isUnknown: true } } }],
  ['a write without a tag', { batches: { b: { ...batch, attr1: undefined } } }],
  ['a write of this page that has its end', toRun({ stage: 'idle' })],
  ['a write of this page without a tag', toRun({ stage: 'wallet' }, { tag: undefined })],
  ['a write of this page on another chain', toRun({ stage: 'wallet' }, { chainId: 99 })],
  ['a write of another chain', { batches: { b: { ...batch, chainId: 99 } } }],
])('[POOL-03] given %s, then nothing waits', (_, state) => {
  expect(isPending(state)).toBe(false);
});
