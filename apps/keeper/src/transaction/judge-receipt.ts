import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { ReportRow } from '@tradewind/db/transaction/report-row';
import type { TransactionKind } from '@tradewind/db/transaction/tables';
import type { ReceiptFinding } from '@tradewind/rules/transaction/compute-report-state';
import { toEventSelector } from 'viem';
import type { Receipt } from '../chain/chain-node.ts';

/** The event that a transaction of each kind has, and the contract that must have emitted it. */
const eventByKind: Readonly<
  Record<TransactionKind, { selector: Hex; emitter: (claim: ReportRow['claim']) => string | undefined }>
> = {
  swap: {
    selector: toEventSelector('Swap(address,uint256,uint256,uint256,uint256,address)'),
    emitter: ({ pool }) => pool,
  },
  add_liquidity: { selector: toEventSelector('Mint(address,uint256,uint256)'), emitter: ({ pool }) => pool },
  remove_liquidity: {
    selector: toEventSelector('Burn(address,uint256,uint256,address)'),
    emitter: ({ pool }) => pool,
  },
};

/** What a receipt says of a report. It can refuse; that it fits confirms nothing, for the emitter may be anybody's contract. */
export function judgeReceipt(
  { kind, owner, claim }: Pick<ReportRow, 'kind' | 'owner' | 'claim'>,
  receipt: Receipt | undefined,
): ReceiptFinding {
  if (receipt === undefined) return 'missing';
  if (receipt.from !== owner) return 'another_sender';
  if (!receipt.succeeded) return 'reverted';
  const { selector, emitter } = eventByKind[kind];
  const hasEvent = receipt.logs.some(
    ({ address, topics }) => topics[0] === selector && address === emitter(claim),
  );
  return hasEvent ? 'fitting' : 'another_event';
}
