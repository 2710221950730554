import type { Hex } from '@tradewind/db/column/hex-bytes';
import { toEventSelector } from 'viem/utils';
import { RetryableError } from '@tradewind/process/process-error';
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

/** Decoded by hand: the general decoder costs some sixty times as much. */
export function decodePairCreated(log: Log): { token0: Hex; token1: Hex; pool: Hex } {
  return {
    token0: toAddress(topic(log, 1)),
    token1: toAddress(topic(log, 2)),
    pool: toAddress(word(log, 0)),
  };
}

export function decodeSharesCollected(log: Log): { pool: Hex; treasury: Hex; shares: bigint } {
  return { pool: toAddress(topic(log, 1)), treasury: toAddress(topic(log, 2)), shares: BigInt(word(log, 0)) };
}

export function decodeSync(log: Log): { reserve0: bigint; reserve1: bigint } {
  return { reserve0: BigInt(word(log, 0)), reserve1: BigInt(word(log, 1)) };
}

export function decodeSwap(log: Log) {
  return {
    sender: toAddress(topic(log, 1)),
    recipient: toAddress(topic(log, 2)),
    amount0In: BigInt(word(log, 0)),
    amount1In: BigInt(word(log, 1)),
    amount0Out: BigInt(word(log, 2)),
    amount1Out: BigInt(word(log, 3)),
  };
}

export function decodeMint(log: Log): { sender: Hex; amount0: bigint; amount1: bigint } {
  return { sender: toAddress(topic(log, 1)), amount0: BigInt(word(log, 0)), amount1: BigInt(word(log, 1)) };
}

export function decodeBurn(log: Log): ReturnType<typeof decodeMint> & { recipient: Hex } {
  return { ...decodeMint(log), recipient: toAddress(topic(log, 2)) };
}

/** Of pool tokens; the zero address where they are minted or burned. */
export function decodeTransfer(log: Log): { sender: Hex; recipient: Hex; shares: bigint } {
  return {
    sender: toAddress(topic(log, 1)),
    recipient: toAddress(topic(log, 2)),
    shares: BigInt(word(log, 0)),
  };
}

function topic(log: Log, index: number): Hex {
  const value = log.topics[index];
  if (value === undefined)
    throw new RetryableError(`log ${log.logIndex} of block ${log.blockNumber} lacks a topic`);
  return value;
}

function word(log: Log, index: number): Hex {
  const value: Hex = `0x${log.data.slice(2 + index * 64, 66 + index * 64)}`;
  if (value.length !== 66)
    throw new RetryableError(`log ${log.logIndex} of block ${log.blockNumber} is cut short`);
  return value;
}

function toAddress(value: Hex): Hex {
  return `0x${value.slice(26)}`;
}
