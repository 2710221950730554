import { describe, expect, it } from 'vitest';
import { toAddress, toHash } from '../../../../test-support/known.ts';
import type { TransactionRecord } from '../../../shared/transaction/transaction-record.ts';
import { listOwnActions, type PlannedAction, toActionTag } from './action-tag.ts';

const action: PlannedAction = { kind: 'pool_fund', target: toAddress('d'), fields: { amount: '7' } };
const record: TransactionRecord = {
  hash: toHash('1'),
  chainId: 31_337,
  from: toAddress('a'),
  addedTime: 1,
  attr1: toActionTag(action),
};
const receipt = {
  blockHash: toHash('b'),
  blockNumber: 1,
  contractAddress: null,
  from: toAddress('a'),
  status: 1 as const,
  to: toAddress('d'),
  transactionHash: toHash('2'),
  transactionIndex: 0,
};

describe('[OPS-02] the actions of stored transactions', () => {
  it('given the transaction of a plan, then its action has its chain and its hash', () => {
    expect(listOwnActions([record])).toEqual([{ ...action, chainId: 31_337, txHash: toHash('1') }]);
  });

  it('given one that the wallet sped up, then it has the new hash', () => {
    expect(listOwnActions([{ ...record, receipt, replacement: 'repriced' }])).toMatchObject([
      { txHash: toHash('2') },
    ]);
  });

  it.each(['cancelled', 'replaced'] as const)(
    'given one that was %s, then it has its own hash',
    (replacement) => {
      expect(listOwnActions([{ ...record, receipt, replacement }])).toMatchObject([{ txHash: toHash('1') }]);
    },
  );

  it.each([
    undefined,
    'enter 7',
    'operator ',
    'operator {',
    'operator null',
    'operator {"kind":"pool_fund"}',
  ])('given the mark %s, then there is no action', (attr1) => {
    expect(listOwnActions([{ ...record, attr1 }])).toEqual([]);
  });
});
