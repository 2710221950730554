// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { account } from '../../../test-support/known.ts';
import type { OpenRequest } from './open-request.ts';
import { findSameRequest } from './request-store.ts';
import { useTransactionStore } from './transaction-store.ts';
import { toWriteAmount } from './write-amount.ts';

const plan = { chainId: 31337, identity: 'send eth 5 0xb', summary: 'Send 5 BNB', steps: [] };
const bnb = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 } as const;
const toAmounts = (raw: bigint, isEstimate = false) => [
  toWriteAmount({ role: 'send', raw, currency: bnb, account, isEstimate }),
];
const old: OpenRequest = { id: 'r', summary: plan.summary, from: account, chainId: 31337, addedTime: 1 };
const stored: OpenRequest = { ...old, identity: plan.identity };

function findAfterReload(request: OpenRequest, of: typeof plan & Pick<OpenRequest, 'amounts'> = plan) {
  const { amounts = [], ...rest } = of;
  localStorage.setItem(
    'tradewind.transactions',
    JSON.stringify({ state: { records: {}, requests: { r: request } }, version: 0 }),
  );
  return findSameRequest({ ...rest, amounts }, account);
}

beforeEach(() => useTransactionStore.setState({ records: {}, requests: {} }));

it('[TX-04] given a request of the same write in another language, then it is the same', () => {
  expect(findAfterReload({ ...stored, summary: '5 BNB senden' })).toMatchObject({ id: 'r' });
});

it('[TX-04] given the same amount for another recipient, then it is another write', () => {
  const amounts = toAmounts(5n);
  const other = { ...plan, amounts, identity: 'send eth 5 0xc' };
  expect(findAfterReload({ ...stored, amounts }, other)).toBeUndefined();
});

it('[TX-04] given another chain or account, then it is another write', () => {
  expect(findAfterReload({ ...stored, chainId: 56 })).toBeUndefined();
  expect(findAfterReload({ ...stored, from: `0x${'b'.repeat(40)}` })).toBeUndefined();
});

it('[TX-04] given a request that an earlier version stored, then it is read, and compared by what its dialog showed', () => {
  expect(findAfterReload(old)).toEqual(old);
  expect(findAfterReload({ ...old, summary: 'Send 6 BNB' })).toBeUndefined();
  expect(findAfterReload({ ...old, amounts: toAmounts(6n) }, { ...plan, amounts: toAmounts(5n) })).toBe(
    undefined,
  );
  const moved = { ...plan, amounts: toAmounts(5n, true) };
  expect(findAfterReload({ ...old, amounts: toAmounts(6n, true) }, moved)).toMatchObject({ id: 'r' });
});
