import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { pad, toEventSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { owner, stranger } from '../../test-support/known.ts';
import type { Receipt } from '../chain/chain-node.ts';
import { stakeReports } from './stake-reports.ts';

const pool = `0x${'c4'.repeat(20)}` as const;

const selectorOf = (name: string) => {
  const event = stakePoolAbi.find((item) => item.type === 'event' && item.name === name);
  if (event?.type !== 'event') throw new Error(`the pool has no event ${name}`);
  return toEventSelector(event);
};
const logOf = (name: string, account: `0x${string}`, address: `0x${string}` = pool) => ({
  address,
  topics: [selectorOf(name), pad(account), pad('0x01')],
});
const receiptOf = (change: Partial<Receipt>): Receipt => ({
  txHash: pad('0x01'),
  blockNumber: 1,
  blockHash: pad('0x02'),
  from: owner,
  succeeded: true,
  logs: [],
  ...change,
});

describe.each([
  ['stake', 'Staked'],
  ['unstake', 'Unstaked'],
  ['harvest', 'Harvested'],
])('[TX-01] [POOL-03] the receipt of the report %s', (kind, name) => {
  const report = stakeReports.find((one) => one.kind === kind);
  const verify = (receipt: Receipt | undefined) => report?.verify(receipt, { owner, emitter: pool });

  it.each([
    ['given the event of the owner, then it fits', { logs: [logOf(name, owner)] }, 'fitting'],
    [
      'given a contract wallet, then the sender does not count',
      { from: stranger, logs: [logOf(name, owner)] },
      'fitting',
    ],
    [
      'given the event of another account, then it is none',
      { logs: [logOf(name, stranger)] },
      'another_sender',
    ],
    ['given another contract, then it is none', { logs: [logOf(name, owner, stranger)] }, 'another_event'],
    ['given another event, then it is none', { logs: [logOf('Credited', owner)] }, 'another_event'],
    ['given a failed transaction, then it is none', { succeeded: false }, 'reverted'],
  ] as const)('%s', (_title, change, finding) => expect(verify(receiptOf(change))).toBe(finding));

  it('given no receipt yet, then there is no verdict', () => expect(verify(undefined)).toBe('missing'));
});

it('[TX-01] given a report, then the reported pool emits its events', () => {
  const emitters = stakeReports.map(({ findEmitter }) => findEmitter({ chainId: 1, fields: { pool } }));
  expect(emitters).toEqual([pool, pool, pool]);
});
