import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import type { ChainReader } from '../rpc/chain-reader.ts';
import { areAllLogs, mayHoldLog } from '../rpc/logs-bloom.ts';
import type { Header, Log } from '../rpc/schema.ts';

/**
 * The logs of blocks whose headers are known. Where the bloom filter of a header tells of something, all logs of that block are read and
 * must be complete, whoever emitted them: nodes show a block before they have indexed its logs, and some leave out a few.
 */
export function createNearLogs(reader: Pick<ChainReader, 'listBlockLogs'>, headers: readonly Header[]) {
  const known = new Map<Hex, Log[]>();
  return async (filter: { addresses: readonly Hex[]; selectors: readonly Hex[] }): Promise<Log[]> => {
    const candidates = headers.filter(({ logsBloom }) =>
      mayHoldLog(logsBloom, filter.addresses, filter.selectors),
    );
    const unread = candidates.filter(({ hash }) => !known.has(hash));
    const answers = await reader.listBlockLogs(unread.map(({ hash }) => hash));
    for (const [index, header] of unread.entries()) {
      known.set(header.hash, toCompleteLogs(header, answers[index] ?? []));
    }
    const addresses = new Set(filter.addresses);
    return candidates
      .flatMap(({ hash }) => known.get(hash) ?? [])
      .filter(
        ({ address, topics: [selector = '0x'] }) =>
          addresses.has(address) && filter.selectors.includes(selector),
      );
  };
}

/** In order and each once; fails where one is missing or is of another block. */
function toCompleteLogs({ number, hash, logsBloom }: Header, answer: readonly Log[]): Log[] {
  const byIndex = new Map(answer.map((log) => [log.logIndex, log]));
  const logs = [...byIndex.values()].toSorted((a, b) => a.logIndex - b.logIndex);
  if (logs.some(({ blockNumber, blockHash }) => blockNumber !== number || blockHash !== hash)) {
    throw new RetryableError(`a log of another block was given for block ${number}`);
  }
  const hasGap = logs.some(({ logIndex }, index) => logIndex !== index);
  if (hasGap || !areAllLogs(logsBloom, logs)) {
    throw new RetryableError(`the logs of block ${number} are not all there yet`);
  }
  return logs;
}
