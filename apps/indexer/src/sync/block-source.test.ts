import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import type { ChainReader } from '../rpc/chain-reader.ts';
import type { Block, Log } from '../rpc/schema.ts';
import { createBlockSource } from './block-source.ts';

const toBlock = (number: number, hash = toHash(String(number))): Block => ({
  number,
  hash,
  parentHash: toHash('0'),
  timestamp: number,
  logsBloom: '0x',
  transactions: [],
});
const toLog = (blockNumber: number): Log => ({
  address: toAddress('a'),
  topics: [],
  data: '0x',
  blockNumber,
  blockHash: toHash(String(blockNumber)),
  logIndex: 0,
  transactionHash: toHash('f'),
});
const [first, second, third] = [toLog(1), toLog(2), toLog(3)];

const unused = () => Promise.reject(new Error('not requested here'));

/** A source over a node that gives these answers, with the numbers of each request. */
function createSource(answer: (numbers: readonly number[]) => Promise<Block[]>) {
  const requests: (readonly number[])[] = [];
  const reader: ChainReader = {
    turnToNextNode: () => undefined,
    avoidNode: () => undefined,
    getChainId: unused,
    getHead: unused,
    findHeaders: unused,
    listLogs: unused,
    listBlockLogs: unused,
    call: unused,
    getBlocks: (numbers) => {
      requests.push(numbers);
      return answer(numbers);
    },
  };
  const { getBlocks } = createBlockSource(reader, { from: 1, to: 3, headers: [] });
  return { getBlocks, requests };
}

it('[OPS-04] given areas with logs of the same blocks, when they read at once, then each block is requested once', async () => {
  const { getBlocks, requests } = createSource(async (numbers) => numbers.map((number) => toBlock(number)));
  const areas = [[first, first, second], [second, third], [third]];
  const answers = await Promise.all(areas.map((logs) => getBlocks(logs)));
  expect(requests).toEqual([[1, 2], [3]]);
  expect(answers.map((blocks) => [...blocks.keys()])).toEqual([[1, 2], [2, 3], [3]]);
  expect(answers[1]?.get(3)).toEqual(toBlock(3));
});

it('[OPS-04] given a request that fails, when the blocks are read again, then they are requested again', async () => {
  let isDown = true;
  const { getBlocks, requests } = createSource(async (numbers) => {
    if (isDown) throw new Error('no node');
    return numbers.map((number) => toBlock(number));
  });
  const failed = await Promise.allSettled([getBlocks([first]), getBlocks([first])]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect([...(await getBlocks([first])).keys()]).toEqual([1]);
  expect(requests).toEqual([[1], [1]]);
});

it.each([
  ['another block', [toBlock(1, toHash('9'))]],
  ['no block', []],
])(
  '[OPS-04] given a node that answers %s, then the read fails, and the next one requests it again',
  async (_case, wrong) => {
    const answers = [wrong, [toBlock(1)]];
    const { getBlocks, requests } = createSource(async () => answers.shift() ?? []);
    await expect(getBlocks([first])).rejects.toMatchObject({ isRetryable: true });
    expect((await getBlocks([first])).get(1)).toEqual(toBlock(1));
    expect(requests).toHaveLength(2);
  },
);

it('[OPS-04] given logs of one block with two hashes, then the read fails, whichever of them the node has', async () => {
  const other = { ...first, blockHash: toHash('9') };
  for (const logs of [
    [first, other],
    [other, first],
  ]) {
    const { getBlocks } = createSource(async () => [toBlock(1)]);
    await expect(getBlocks(logs)).rejects.toMatchObject({ isRetryable: true });
  }
});
