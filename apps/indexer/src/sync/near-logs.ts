import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import type { ChainReader } from '../rpc/chain-reader.ts';
import { areAllLogs, mayHoldLog } from '../rpc/logs-bloom.ts';
import type { Header, Log } from '../rpc/schema.ts';
import type { ContractFilter } from './contract-filter.ts';

/**
 * The logs of blocks with known headers. Where the bloom filter of a header matches, all logs of that block are
 * read and must be complete, of any emitter. Nodes show a block before they have indexed its logs, and some
 * omit a few.
 */
export function createNearLogs(reader: Pick<ChainReader, 'listBlockLogs'>, headers: readonly Header[]) {
  const known = new Map<Hex, Log[]>();
  return async (filter: ContractFilter): Promise<Log[]> => {
    const candidates = headers.filter(({ logsBloom }) =>
      mayHoldLog(logsBloom, filter.addresses, filter.selectors),
    );
    const unread = candidates.filter(({ hash }) => !known.has(hash));
    const answers = await reader.listBlockLogs(unread.map(({ hash }) => hash));
    for (const [index, header] of unread.entries()) {
      known.set(header.hash, toCompleteLogs(header, answers[index] ?? []));
    }
    const addresses = filter.addresses === 'any' ? undefined : new Set(filter.addresses);
    return candidates
      .flatMap(({ hash }) => known.get(hash) ?? [])
      .filter(
        ({ address, topics: [selector = '0x'] }) =>
          (addresses?.has(address) ?? true) && filter.selectors.includes(selector),
      );
  };
}

/** Sorts the logs, each once; fails where one is missing or belongs to another block. */
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
