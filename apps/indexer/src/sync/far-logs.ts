import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import type { ChainReader } from '../rpc/chain-reader.ts';
import type { Log } from '../rpc/schema.ts';

/** A node is asked for so many addresses at a time: by selector alone it would answer with every transfer of every token. */
const maxAddresses = 500;

/** The logs of a range of final blocks, in chain order and each once, as the node answers. */
export function createFarLogs(reader: ChainReader, range: { from: number; to: number }) {
  return async ({
    addresses,
    selectors,
  }: {
    addresses: readonly Hex[];
    selectors: readonly Hex[];
  }): Promise<Log[]> => {
    const known = new Set(addresses);
    const byPosition = new Map<string, Log>();
    for (let first = 0; first < addresses.length; first += maxAddresses) {
      const asked = addresses.slice(first, first + maxAddresses);
      for (const log of await reader.listLogs({ addresses: asked, selectors, ...range })) {
        if (!known.has(log.address)) continue;
        assertInRange(log, range);
        byPosition.set(`${log.blockNumber}/${log.logIndex}`, log);
      }
    }
    return [...byPosition.values()].toSorted(
      (a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
    );
  };
}

function assertInRange({ blockNumber }: Log, { from, to }: { from: number; to: number }): void {
  if (blockNumber >= from && blockNumber <= to) return;
  throw new RetryableError(`a log of block ${blockNumber} is not of the blocks read`);
}
