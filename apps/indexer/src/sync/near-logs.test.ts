import { expect, it } from 'vitest';
import { createChainModel } from '../simulation/chain-model.ts';
import { modelSources } from '../simulation/model-sources.ts';
import { createRandom } from '../simulation/random.ts';
import type { ChainReader } from '../rpc/chain-reader.ts';
import type { Log } from '../rpc/schema.ts';
import { createNearLogs } from './near-logs.ts';

const model = createChainModel(createRandom(9), modelSources);
model.mine(60);
const block = model.blocks.find(({ logs }) => logs.length > 4)!;
const logs: Log[] = block.logs.map((log) => ({ ...log, blockNumber: block.number, blockHash: block.hash }));
const filter = {
  addresses: [...new Set(logs.map(({ address }) => address))],
  selectors: [...new Set(logs.map(({ topics }) => topics[0]!))],
};

function read(answer: readonly Log[]): Promise<Log[]> {
  const reader: Pick<ChainReader, 'listBlockLogs'> = {
    listBlockLogs: (hashes) => Promise.resolve(hashes.map(() => [...answer])),
  };
  return createNearLogs(reader, [block]).listLogs(filter);
}

it('[OPS-04] puts logs in order, each once', async () => {
  expect(await read([...logs.toReversed(), ...logs])).toEqual(logs);
});

it.each<[string, Log[]]>([
  ['none of them', []],
  ['none of the first', logs.slice(1)],
  ['none in the middle', logs.toSpliced(2, 1)],
  ['only the first', logs.slice(0, 1)],
  ['one of another block', logs.with(0, { ...logs[0]!, blockHash: model.blocks[0]!.hash })],
])('[OPS-04] waits while a node has %s', async (_case, answer) => {
  await expect(read(answer)).rejects.toMatchObject({ isRetryable: true });
});
