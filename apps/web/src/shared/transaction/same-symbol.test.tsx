// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account, hash, toAddress } from '../../../test-support/known.ts';
import { createTestChain, withChain } from '../chain/chain.test-support.tsx';
import { MovementList } from '../simulation/movement-list.tsx';
import type { Token } from '../token-list/currency.ts';
import type { IndexedEntry } from '../wallet/activity/indexed-entry.ts';
import { IndexedRow } from '../wallet/activity/indexed-row.tsx';
import { StepList } from './step-list.tsx';
import { toWriteAmount } from './write-amount.ts';
import { WriteAmounts } from './write-amounts.tsx';

vi.mock('../token-list/fiat-text.tsx', () => ({ FiatText: () => null }));
vi.mock('../token-list/currency-logo.tsx', () => ({ CurrencyLogo: () => null, CurrencyIdLogo: () => null }));
vi.mock('../token-list/logo-pair.tsx', () => ({ LogoPair: () => null }));
vi.mock('../chain/explorer-link.ts', () => ({ getExplorerLink: () => '/' }));
vi.mock('../chain/runtime-config.ts', () => ({ getRuntimeConfig: () => ({ chainId: 31337, chains: [] }) }));

const chain = createTestChain();
const { chainId } = chain;
const [first, second] = ['1', '2'].map((digit): Token => ({
  kind: 'token',
  chainId,
  address: toAddress(digit),
  symbol: 'USD',
  name: 'USD',
  decimals: 0,
})) as [Token, Token];
const amounts = [first, second].map((currency, index) =>
  toWriteAmount({ role: 'receive', raw: BigInt(5 + index), currency, account, isEstimate: true }),
);
const movements = [first, second].map((currency, index) => ({
  currency,
  owner: account,
  amount: BigInt(5 + index),
  limit: undefined,
}));
const nfts = { leaves: [], arrives: [], approvals: [], findings: [], isKnown: true };
const verification = { leaves: movements, arrives: movements, nfts };
const entry: IndexedEntry = {
  key: 'entry',
  chainId,
  hash,
  seconds: 1,
  kind: 'transfer',
  rows: [],
  movements: [first, second].map(({ address, symbol, decimals }, index) => ({
    asset: { kind: 'token', token: { address, symbol, decimals } },
    raw: BigInt(5 + index),
  })),
};
const steps = [
  { label: 'Approve USD', state: 'done' },
  { label: 'Approve USD', state: 'waiting' },
] as const;

const lists: Record<string, ReactNode> = {
  amounts: <WriteAmounts amounts={amounts} />,
  steps: <StepList steps={steps} />,
  movements: <MovementList verification={verification} account={account} />,
  activity: <IndexedRow entry={entry} />,
};

const warn = vi.spyOn(console, 'error');
beforeEach(() => void warn.mockReset());
afterEach(cleanup);

it.each(Object.entries(lists))(
  '[TX-02] given two tokens of one symbol, then the %s have a line for each, and React can distinguish them',
  (_, list) => {
    render(withChain(chain, list));
    expect(screen.getAllByText(/USD/).length).toBeGreaterThanOrEqual(2);
    expect(warn).not.toHaveBeenCalled();
  },
);
