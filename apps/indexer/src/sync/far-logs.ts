import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import type { ChainReader } from '../rpc/chain-reader.ts';
import type { Log } from '../rpc/schema.ts';
import type { ContractFilter } from './contract-filter.ts';

/** Maximum addresses of a request: by selector alone a node answers every transfer of every token. */
const maxAddresses = 500;

/** The logs of a range of final blocks from the node, in chain order and each once. */
export function createFarLogs(reader: Pick<ChainReader, 'listLogs'>, range: { from: number; to: number }) {
  return async ({ addresses, selectors }: ContractFilter): Promise<Log[]> => {
    const known = addresses === 'any' ? undefined : new Set(addresses);
    const byPosition = new Map<string, Log>();
    for (const requested of listRequests(addresses)) {
      for (const log of await reader.listLogs({ ...requested, selectors, ...range })) {
        if (known && !known.has(log.address)) continue;
        assertInRange(log, range);
        byPosition.set(`${log.blockNumber}/${log.logIndex}`, log);
      }
    }
    return [...byPosition.values()].toSorted(
      (a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
    );
  };
}

function listRequests(addresses: ContractFilter['addresses']): { addresses?: readonly Hex[] }[] {
  if (addresses === 'any') return [{}];
  return Array.from({ length: Math.ceil(addresses.length / maxAddresses) }, (_, index) => ({
    addresses: addresses.slice(index * maxAddresses, (index + 1) * maxAddresses),
  }));
}

function assertInRange({ blockNumber }: Log, { from, to }: { from: number; to: number }): void {
  if (blockNumber >= from && blockNumber <= to) return;
  throw new RetryableError(`a log of block ${blockNumber} is not of the blocks read`);
}
