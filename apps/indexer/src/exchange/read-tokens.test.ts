import type { Hex } from '@tradewind/db/column/hex-bytes';
import { expect, it } from 'vitest';
import type { ContractCall } from '../rpc/chain-reader.ts';
import { modelSources } from '../simulation/model-sources.ts';
import { createTokenReader } from './read-tokens.ts';

const common: Hex = `0xcc${'0'.repeat(38)}`;
const toToken = (index: number): Hex => `0x${(index + 1).toString(16).padStart(40, '0')}`;

/** Pairs of a block, each with a new token. */
function toPairs(count: number, blockHash: Hex) {
  return Array.from({ length: count }, (_, index) => ({
    chainId: 1,
    blockNumber: 7,
    logIndex: index,
    blockHash,
    blockTimestamp: 7,
    txHash: '0x01' as const,
    token0: toToken(index),
    token1: common,
    pool: toToken(index),
    place: index,
  }));
}

it('[CHAIN-01] given many new tokens and a node that fails halfway, when they are read again, then answered tokens are not requested again', async () => {
  const readTokens = createTokenReader({ ...modelSources, chainId: 1 });
  let [requested, questions] = [0, 0];
  const failingAt = (question: number) => ({
    call: (calls: readonly ContractCall[]) => {
      questions += 1;
      if (questions === question) return Promise.reject(new Error('the node is away'));
      requested += calls.length;
      return Promise.resolve(calls.map(() => undefined));
    },
  });
  const pairs = toPairs(999, '0xaa');
  await expect(readTokens(failingAt(4), pairs, new Set())).rejects.toThrow('the node is away');
  const tokens = await readTokens(failingAt(0), pairs, new Set());
  expect(new Set(tokens.map(({ address }) => address)).size).toBe(1_000);
  expect(requested).toBe(1_000 * 3);
  await readTokens(failingAt(0), toPairs(999, '0xbb'), new Set([common]));
  expect(requested).toBe(1_000 * 3 + 999 * 3);
});
