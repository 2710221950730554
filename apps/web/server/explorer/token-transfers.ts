import { toEventSelector } from 'viem';
import type { ChainLog } from './read-transaction.ts';

type Hex = `0x${string}`;
export type TokenTransfer = { token: Hex; from: Hex; to: Hex; amount: bigint };

const transferTopic = toEventSelector('Transfer(address,address,uint256)');

/** The token transfers of a receipt, in order, without NFT transfers, which have the same event name. */
export function toTokenTransfers(logs: readonly ChainLog[]): TokenTransfer[] {
  return logs.flatMap(({ address, topics: [topic, from, to, ...more], data }) => {
    const isTransfer = topic === transferTopic && more.length === 0 && data.length === 66;
    if (!isTransfer || !from || !to) return [];
    return [{ token: address, from: toAddress(from), to: toAddress(to), amount: BigInt(data) }];
  });
}

function toAddress(topic: Hex): Hex {
  return `0x${topic.slice(-40)}`;
}
