import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { pad, toEventSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Receipt } from '../chain/chain-node.ts';
import { entryReport } from './entry-report.ts';
import { owner, stranger } from '../../test-support/known.ts';

const market = `0x${'c3'.repeat(20)}` as const;
const entered = predictionMarketAbi.find((item) => item.type === 'event' && item.name === 'Entered');
if (entered?.type !== 'event') throw new Error('the market has no such event');
const topic = toEventSelector(entered);

const logOf = (account: `0x${string}`, address: `0x${string}` = market) => ({
  address,
  topics: [topic, pad('0x07'), pad(account)],
});
const receiptOf = (change: Partial<Receipt>): Receipt => ({
  txHash: pad('0x01'),
  blockNumber: 1,
  blockHash: pad('0x02'),
  from: owner,
  succeeded: true,
  logs: [logOf(owner)],
  ...change,
});

describe('[TX-01] [PRED-06] the receipt of an entry', () => {
  it.each([
    ['one of the owner fits', receiptOf({}), 'fitting'],
    ['whoever sent it, for contract wallets do not send their own', receiptOf({ from: stranger }), 'fitting'],
    ['also among those of others', receiptOf({ logs: [logOf(stranger), logOf(owner)] }), 'fitting'],
    ['one of somebody else is none', receiptOf({ logs: [logOf(stranger)] }), 'another_sender'],
    ['one of another contract is none', receiptOf({ logs: [logOf(owner, stranger)] }), 'another_event'],
    ['one without the event is none', receiptOf({ logs: [] }), 'another_event'],
    ['one that failed is none', receiptOf({ succeeded: false, logs: [] }), 'reverted'],
    ['nothing is no verdict', undefined, 'missing'],
  ] as const)('%s', (_, receipt, finding) =>
    expect(entryReport.verify(receipt, { owner, emitter: market })).toBe(finding),
  );

  it('given a chain without a market, then no receipt matches', () => {
    expect(entryReport.verify(receiptOf({}), { owner, emitter: undefined })).toBe('another_event');
  });
});
