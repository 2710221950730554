import { erc721Events } from '@tradewind/abi/standard/erc721.events';
import { type Address, type Hex, numberToHex, pad } from 'viem';
import type { NftApproval, NodeLog } from './nft-change.ts';

type Move = {
  readonly collection: Address;
  readonly from: Address;
  readonly to: Address;
  readonly tokenId: bigint;
};

/** The log of a move, as a collection of the standard writes it. */
export function createTransferLog({ collection, from, to, tokenId }: Move): NodeLog {
  const topics = [erc721Events.transfer.selector, pad(from), pad(to), toWord(tokenId)];
  return { address: collection, topics, data: '0x' };
}

/** The log of a right that an owner gives or revokes. */
export function createApprovalLog(
  owner: Address,
  { collection, operator, tokenId }: NftApproval,
  isGranted = true,
): NodeLog {
  if (tokenId !== 'all') {
    const topics = [erc721Events.approval.selector, pad(owner), pad(operator), toWord(tokenId)];
    return { address: collection, topics, data: '0x' };
  }
  const topics = [erc721Events.approvalForAll.selector, pad(owner), pad(operator)];
  return { address: collection, topics, data: toWord(isGranted ? 1n : 0n) };
}

export function toWord(value: bigint): Hex {
  return numberToHex(value, { size: 32 });
}
