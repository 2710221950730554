import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toEventSelector } from 'viem/utils';
import { getTopic, getWord, toAddress } from '../contract/log-words.ts';
import type { Log } from '../rpc/schema.ts';

/** The first topic of each event that the exchange index reads. */
export const selectors = {
  pairCreated: toEventSelector('PairCreated(address,address,address,uint256)'),
  sharesCollected: toEventSelector('SharesCollected(address,address,uint256)'),
  sync: toEventSelector('Sync(uint112,uint112)'),
  swap: toEventSelector('Swap(address,uint256,uint256,uint256,uint256,address)'),
  mint: toEventSelector('Mint(address,uint256,uint256)'),
  burn: toEventSelector('Burn(address,uint256,uint256,address)'),
  transfer: toEventSelector('Transfer(address,address,uint256)'),
};

export function decodePairCreated(log: Log): { token0: Hex; token1: Hex; pool: Hex; place: number } {
  return {
    token0: toAddress(getTopic(log, 1)),
    token1: toAddress(getTopic(log, 2)),
    pool: toAddress(getWord(log, 0)),
    // The event's count includes this pair.
    place: Number(getWord(log, 1)) - 1,
  };
}

export function decodeSharesCollected(log: Log): { pool: Hex; treasury: Hex; shares: bigint } {
  return {
    pool: toAddress(getTopic(log, 1)),
    treasury: toAddress(getTopic(log, 2)),
    shares: BigInt(getWord(log, 0)),
  };
}

export function decodeSync(log: Log): { reserve0: bigint; reserve1: bigint } {
  return { reserve0: BigInt(getWord(log, 0)), reserve1: BigInt(getWord(log, 1)) };
}

export function decodeSwap(log: Log) {
  return {
    sender: toAddress(getTopic(log, 1)),
    recipient: toAddress(getTopic(log, 2)),
    amount0In: BigInt(getWord(log, 0)),
    amount1In: BigInt(getWord(log, 1)),
    amount0Out: BigInt(getWord(log, 2)),
    amount1Out: BigInt(getWord(log, 3)),
  };
}

export function decodeMint(log: Log): { sender: Hex; amount0: bigint; amount1: bigint } {
  return {
    sender: toAddress(getTopic(log, 1)),
    amount0: BigInt(getWord(log, 0)),
    amount1: BigInt(getWord(log, 1)),
  };
}

export function decodeBurn(log: Log): ReturnType<typeof decodeMint> & { recipient: Hex } {
  return { ...decodeMint(log), recipient: toAddress(getTopic(log, 2)) };
}

/** A transfer of pool tokens; the zero address where they are minted or burned. */
export function decodeTransfer(log: Log): { sender: Hex; recipient: Hex; shares: bigint } {
  return {
    sender: toAddress(getTopic(log, 1)),
    recipient: toAddress(getTopic(log, 2)),
    shares: BigInt(getWord(log, 0)),
  };
}
