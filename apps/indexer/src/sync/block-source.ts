import type { Hex } from '@tradewind/db/column/hex-bytes';
import { RetryableError } from '@tradewind/process/process-error';
import type { ChainReader, ContractCall } from '../rpc/chain-reader.ts';
import type { Block, Header, Log } from '../rpc/schema.ts';
import type { ShownHeader } from '../rpc/testimony.ts';
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
  /** The blocks of these logs, or of their rows, by number, with the senders of their transactions. */
  getBlocks: (logs: readonly Pick<Log, 'blockNumber' | 'blockHash'>[]) => Promise<Map<number, Block>>;
  call: (calls: readonly ContractCall[]) => Promise<(Hex | undefined)[]>;
};

/** A source with the headers and digests of logs as its node showed them; none in a far range. */
export type ShownSource = BlockSource & { listShown: () => ShownHeader[] };

/** `headers` are the headers of the blocks; near the head they are complete, in a far range empty. */
export function createBlockSource(
  reader: ChainReader,
  { from, to, headers }: { from: number; to: number; headers: readonly Header[] },
): ShownSource {
  const isFar = headers.length === 0;
  return {
    from,
    to,
    isFar,
    ...(isFar
      ? { listLogs: createFarLogs(reader, { from, to }), listShown: () => [] }
      : createNearLogs(reader, headers)),
    getBlocks: createBlockReader(reader),
    call: reader.call,
  };
}

/**
 * The blocks of logs, each requested once however many areas read it. At most the blocks of one source are kept, and
 * nothing of a failed request.
 */
function createBlockReader(reader: Pick<ChainReader, 'getBlocks'>): BlockSource['getBlocks'] {
  const answers = new Map<number, Promise<Map<number, Block>>>();
  const request = (numbers: readonly number[]): void => {
    const answer = reader
      .getBlocks(numbers)
      .then((blocks) => new Map(blocks.map((block) => [block.number, block])));
    for (const number of numbers) answers.set(number, answer);
    answer.catch(() => numbers.forEach((number) => answers.delete(number)));
  };
  return async (logs) => {
    const numbers = [...new Set(logs.map(({ blockNumber }) => blockNumber))];
    const unread = numbers.filter((number) => !answers.has(number));
    if (unread.length > 0) request(unread);
    const found = await Promise.all(numbers.map(async (number) => (await answers.get(number))?.get(number)));
    const blocks = new Map(found.flatMap((block) => (block ? [[block.number, block]] : [])));
    for (const { blockNumber, blockHash } of logs) {
      if (blocks.get(blockNumber)?.hash === blockHash) continue;
      answers.delete(blockNumber);
      throw new RetryableError(`block ${blockNumber} was replaced while it was read`);
    }
    return blocks;
  };
}
