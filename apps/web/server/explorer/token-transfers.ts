import { erc20Events } from '@tradewind/abi/standard/erc20.events';
import type { ChainLog } from './read-transaction.ts';

type Hex = `0x${string}`;
export type TokenTransfer = { token: Hex; from: Hex; to: Hex; amount: bigint };

/** The token transfers of a receipt, in order, without NFT transfers, which have the same event name. */
export function toTokenTransfers(logs: readonly ChainLog[]): TokenTransfer[] {
  const { selector, decode } = erc20Events.transfer;
  return logs.flatMap((log) => {
    const transfer = log.topics[0] === selector ? decode(log) : undefined;
    return transfer
      ? [{ token: log.address, from: transfer.from, to: transfer.to, amount: transfer.value }]
      : [];
  });
}
