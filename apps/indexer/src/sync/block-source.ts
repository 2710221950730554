import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import type { ChainReader, ContractCall } from '../rpc/chain-reader.ts';
import type { Block, Header, Log } from '../rpc/schema.ts';
import type { ContractFilter } from './contract-filter.ts';
import { createFarLogs } from './far-logs.ts';
import { createNearLogs } from './near-logs.ts';

/** The blocks of one transaction, as areas read them: everything read through it belongs to one chain. */
export type BlockSource = {
  from: number;
  to: number;
  /** Whether the blocks are final and read by range, not block by block. */
  isFar: boolean;
  /** In chain order, each once. */
  listLogs: (filter: ContractFilter) => Promise<Log[]>;
  /** The blocks of these logs by number, with the senders of their transactions. */
  getBlocks: (logs: readonly Log[]) => Promise<Map<number, Block>>;
  call: (calls: readonly ContractCall[]) => Promise<(Hex | undefined)[]>;
};

/** `headers` are the headers of the blocks; near the head they are complete, in a far range empty. */
export function createBlockSource(
  reader: ChainReader,
  { from, to, headers }: { from: number; to: number; headers: readonly Header[] },
): BlockSource {
  const isFar = headers.length === 0;
  return {
    from,
    to,
    isFar,
    listLogs: isFar ? createFarLogs(reader, { from, to }) : createNearLogs(reader, headers),
    getBlocks: (logs) => getBlocksOf(reader, logs),
    call: reader.call,
  };
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
