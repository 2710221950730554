import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { ReportRow } from '@tradewind/db/transaction/report-row';
import type { TransactionKind } from '@tradewind/db/transaction/tables';
import type { ReceiptFinding } from '@tradewind/rules/transaction/compute-report-state';
import { toEventSelector } from 'viem';
import type { Receipt } from '../chain/chain-node.ts';

/** The event of the claimed pool that a transaction of each kind has. */
const selectorByKind: Readonly<Record<TransactionKind, Hex>> = {
  swap: toEventSelector('Swap(address,uint256,uint256,uint256,uint256,address)'),
  add_liquidity: toEventSelector('Mint(address,uint256,uint256)'),
  remove_liquidity: toEventSelector('Burn(address,uint256,uint256,address)'),
};

/** What a receipt says of a report. It can refuse; that it fits confirms nothing, for the emitter may be anybody's contract. */
export function judgeReceipt(
  { kind, owner, claim }: Pick<ReportRow, 'kind' | 'owner' | 'claim'>,
  receipt: Receipt | undefined,
): ReceiptFinding {
  if (receipt === undefined) return 'missing';
  if (receipt.from !== owner) return 'another_sender';
  if (!receipt.succeeded) return 'reverted';
  const hasEvent = receipt.logs.some(
    ({ address, topics }) => topics[0] === selectorByKind[kind] && address === claim.pool,
  );
  return hasEvent ? 'fitting' : 'another_event';
}
