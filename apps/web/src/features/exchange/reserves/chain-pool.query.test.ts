import { expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { fetchChainPool } from './chain-pool.query.ts';

vi.mock('../../../shared/chain/read-contracts.ts', () => ({ readContracts: vi.fn() }));

const address = toAddress('a');
const { signal } = new AbortController();
const tokens = [toAddress('1'), toAddress('E')];
const reserves = { reserve0: 5n, reserve1: 7n };
const fetchAnswered = (...answers: unknown[]) => {
  vi.mocked(readContracts).mockResolvedValueOnce(answers);
  return fetchChainPool(createTestChain(), address, signal);
};

it('[LIQ-01] treats a pool as absent only by the factory’s answer, and as unknown when a node is silent', async () => {
  expect(await fetchAnswered(true, ...tokens, reserves)).toEqual({
    address,
    token0: tokens[0],
    token1: tokens[1]!.toLowerCase(),
    ...reserves,
  });
  expect(await fetchAnswered(false, ...tokens, reserves)).toBeNull();
  expect(await fetchAnswered(false, undefined, undefined, undefined)).toBeNull();
  await expect(fetchAnswered(undefined, ...tokens, reserves)).rejects.toThrow('Failed to read the pool');
});
