import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import type { Log } from '../rpc/schema.ts';

/**
 * A topic of a log; the first is the event's selector. Manual decoding: the general decoder costs about sixty
 * times as much.
 */
export function getTopic(log: Log, index: number): Hex {
  const value = log.topics[index];
  if (value === undefined)
    throw new RetryableError(`log ${log.logIndex} of block ${log.blockNumber} lacks a topic`);
  return value;
}

/** A word of 32 bytes of a log's data. */
export function getWord(log: Log, index: number): Hex {
  const value: Hex = `0x${log.data.slice(2 + index * 64, 66 + index * 64)}`;
  if (value.length !== 66)
    throw new RetryableError(`log ${log.logIndex} of block ${log.blockNumber} is cut short`);
  return value;
}

/** The address in a word. */
export function toAddress(word: Hex): Hex {
  return `0x${word.slice(26)}`;
}

/** The number in a word of a signed type. */
export function toSigned(word: Hex): bigint {
  return BigInt.asIntN(256, BigInt(word));
}
