import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '../indexer-error.ts';
import type { ChainReader, ContractCall } from '../rpc/chain-reader.ts';
import { mayHoldLog } from '../rpc/logs-bloom.ts';
import type { Block, Header, Log } from '../rpc/schema.ts';

/** The blocks that one transaction will add, as areas see them: whatever is read through it belongs to one chain. */
export type BlockSource = {
  from: number;
  to: number;
  /** In chain order, each once. */
  listLogs: (filter: { addresses: readonly Hex[]; selectors: readonly Hex[] }) => Promise<Log[]>;
  /** The blocks of these logs by number, with the senders of their transactions. */
  getBlocks: (logs: readonly Log[]) => Promise<Map<number, Block>>;
  call: (calls: readonly ContractCall[]) => Promise<(Hex | undefined)[]>;
};

/** A node is asked for so many addresses at a time: by selector alone it would answer with every transfer of every token. */
const maxAddresses = 500;

/** `headers` are the headers read for the blocks; near the head they are complete, in a far range there are none. */
export function createBlockSource(
  reader: ChainReader,
  { from, to, headers }: { from: number; to: number; headers: readonly Header[] },
): BlockSource {
  const hashes = new Map(headers.map(({ number, hash }) => [number, hash]));
  return {
    from,
    to,
    listLogs: async ({ addresses, selectors }) => {
      const answer: Log[] = [];
      for (let first = 0; first < addresses.length; first += maxAddresses) {
        const asked = addresses.slice(first, first + maxAddresses);
        answer.push(...(await reader.listLogs({ addresses: asked, selectors, from, to })));
      }
      const known = new Set(addresses);
      const logs = toChainOrder(answer.filter((log) => known.has(log.address)));
      for (const log of logs) assertInRange(log, from, to, hashes);
      await assertComplete(reader, headers, logs, { addresses, selectors });
      return logs;
    },
    getBlocks: (logs) => getBlocksOf(reader, logs),
    call: reader.call,
  };
}

function toChainOrder(logs: readonly Log[]): Log[] {
  const byPosition = new Map(logs.map((log) => [`${log.blockNumber}/${log.logIndex}`, log]));
  return [...byPosition.values()].toSorted(
    (a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
  );
}

function assertInRange(log: Log, from: number, to: number, hashes: ReadonlyMap<number, Hex>): void {
  const isInside = log.blockNumber >= from && log.blockNumber <= to;
  if (isInside && (hashes.get(log.blockNumber) ?? log.blockHash) === log.blockHash) return;
  throw new RetryableError(`a log of block ${log.blockNumber} is not of the blocks read`);
}

/** Nodes show a block before they have indexed its logs; the bloom filter in the header tells. */
async function assertComplete(
  reader: ChainReader,
  headers: readonly Header[],
  logs: readonly Log[],
  { addresses, selectors }: { addresses: readonly Hex[]; selectors: readonly Hex[] },
): Promise<void> {
  const present = new Set(logs.map(({ blockNumber }) => blockNumber));
  const doubtful = headers.filter(
    ({ number, logsBloom }) => !present.has(number) && mayHoldLog(logsBloom, addresses, selectors),
  );
  for (const { number, hash } of doubtful) {
    const all = await reader.listLogs({ blockHash: hash });
    const missed = all.some(
      (log) => addresses.includes(log.address) && selectors.includes(log.topics[0] ?? '0x'),
    );
    if (all.length === 0 || missed) throw new RetryableError(`the logs of block ${number} are not there yet`);
  }
}

async function getBlocksOf(reader: ChainReader, logs: readonly Log[]): Promise<Map<number, Block>> {
  const blocks = await reader.getBlocks([...new Set(logs.map(({ blockNumber }) => blockNumber))]);
  const byNumber = new Map(blocks.map((block) => [block.number, block]));
  for (const { blockNumber, blockHash } of logs) {
    if (byNumber.get(blockNumber)?.hash === blockHash) continue;
    throw new RetryableError(`block ${blockNumber} was replaced while it was read`);
  }
  return byNumber;
}
