// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { account, hash, router, toHash } from '../../../test-support/known.ts';
import { TransactionStatus } from './transaction-status.tsx';
import { addTransaction, updateTransaction } from './transaction-store.ts';

vi.mock('../chain/runtime-config.ts', () => ({ getChainConfig: () => ({ explorer: '/explorer' }) }));
vi.mock('../chain/network-logo.tsx', () => ({ NetworkLogo: () => null }));

const chainId = 31337;
const included = toHash('2');

afterEach(cleanup);

it('[TX-02] given a transaction that the wallet replaced, then its link leads to the included one', () => {
  const record = { hash, chainId, from: account, addedTime: 0 };
  addTransaction(record);
  render(<TransactionStatus progress={{ stage: 'submitted', hash, chainId }} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/explorer/tx/${hash}`);
  cleanup();

  updateTransaction(record, {
    replacement: 'repriced',
    receipt: {
      blockHash: toHash('b'),
      blockNumber: 1,
      contractAddress: null,
      from: account,
      status: 1,
      to: router,
      transactionHash: included,
      transactionIndex: 0,
    },
  });
  render(<TransactionStatus progress={{ stage: 'done', hash, chainId }} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/explorer/tx/${included}`);
});
