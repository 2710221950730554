import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { ChainReader } from '../rpc/chain-reader.ts';
import { digestLogs, toCompleteLogs } from '../rpc/complete-logs.ts';
import { mayHoldLog } from '../rpc/logs-bloom.ts';
import type { Header, Log } from '../rpc/schema.ts';
import type { ShownHeader } from '../rpc/testimony.ts';
import type { ContractFilter } from './contract-filter.ts';

/**
 * The logs of blocks with known headers. Where the bloom filter of a header matches, all logs of that block are
 * read and must be complete, of any emitter. Nodes show a block before they have indexed its logs, and some
 * omit a few.
 */
export function createNearLogs(reader: Pick<ChainReader, 'listBlockLogs'>, headers: readonly Header[]) {
  const known = new Map<Hex, Log[]>();
  const listLogs = async (filter: ContractFilter): Promise<Log[]> => {
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
  /** The headers with the digests of their logs, where these were read: a node can show false amounts in them. */
  const listShown = (): ShownHeader[] =>
    headers.map((header) => {
      const logs = known.get(header.hash);
      return logs ? { ...header, logsDigest: digestLogs(logs) } : header;
    });
  return { listLogs, listShown };
}
