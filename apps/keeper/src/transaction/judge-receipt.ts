import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { ReportRow } from '@tradewind/db/transaction/report-row';
import type { TransactionKind } from '@tradewind/db/transaction/tables';
import type { ReceiptFinding } from '@tradewind/rules/transaction/compute-report-state';
import { pad, toEventSelector } from 'viem';
import type { Receipt } from '../chain/chain-node.ts';

/**
 * The event of a kind of transaction, and the topic with its account; without one the account is the
 * transaction's sender.
 */
type Evidence = { selector: Hex; accountTopic?: number };

const evidenceByKind: Readonly<Record<TransactionKind, Evidence>> = {
  swap: { selector: toEventSelector('Swap(address,uint256,uint256,uint256,uint256,address)') },
  add_liquidity: { selector: toEventSelector('Mint(address,uint256,uint256)') },
  remove_liquidity: { selector: toEventSelector('Burn(address,uint256,uint256,address)') },
  prediction_entry: {
    selector: toEventSelector('Entered(uint256,address,bool,uint256,uint256,uint256)'),
    accountTopic: 2,
  },
};

/**
 * Checks the receipt of a report whose event `emitter` emits. It can only refuse: a match confirms nothing,
 * because anybody can deploy the emitter.
 */
export function judgeReceipt(
  { kind, owner }: Pick<ReportRow, 'kind' | 'owner'>,
  receipt: Receipt | undefined,
  emitter: string | undefined,
): ReceiptFinding {
  if (receipt === undefined) return 'missing';
  const { selector, accountTopic } = evidenceByKind[kind];
  if (accountTopic === undefined && receipt.from !== owner) return 'another_sender';
  if (!receipt.succeeded) return 'reverted';
  const events = receipt.logs.filter(({ address, topics }) => topics[0] === selector && address === emitter);
  if (events.length === 0) return 'another_event';
  const isOwn = ({ topics }: (typeof events)[number]) =>
    accountTopic === undefined || topics[accountTopic] === pad(owner);
  return events.some(isOwn) ? 'fitting' : 'another_sender';
}
