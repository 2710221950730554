import { createHash } from 'node:crypto';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import { areAllLogs, isAnnounced } from './logs-bloom.ts';
import type { Header, Log } from './schema.ts';

/**
 * The logs of a block in their order, each once; fails where one is missing or belongs to another block. Logs that
 * the bloom filter does not announce are left out: some chains have such logs, and a node can invent them.
 */
export function toCompleteLogs({ number, hash, logsBloom }: Header, answer: readonly Log[]): Log[] {
  const byIndex = new Map(answer.map((log) => [log.logIndex, log]));
  const logs = [...byIndex.values()].toSorted((a, b) => a.logIndex - b.logIndex);
  if (logs.some(({ blockNumber, blockHash }) => blockNumber !== number || blockHash !== hash)) {
    throw new RetryableError(`a log of another block was given for block ${number}`);
  }
  const hasGap = logs.some(({ logIndex }, index) => logIndex !== index);
  if (hasGap || !areAllLogs(logsBloom, logs)) {
    throw new RetryableError(`the logs of block ${number} are not all there yet`);
  }
  return logs.filter((log) => isAnnounced(logsBloom, log));
}

/** Digest of the complete logs of a block, by which nodes compare them: with their data, which no filter covers. */
export function digestLogs(logs: readonly Log[]): Hex {
  const contents = logs.map(({ address, topics, data, transactionHash }) => [
    address,
    topics,
    data,
    transactionHash,
  ]);
  return `0x${createHash('sha256').update(JSON.stringify(contents)).digest('hex')}`;
}
