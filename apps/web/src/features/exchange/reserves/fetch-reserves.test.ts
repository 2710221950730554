import { expect, it, vi } from 'vitest';
import { toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { fetchReserves } from './fetch-reserves.ts';

vi.mock('../../../shared/chain/read-contracts.ts', () => ({ readContracts: vi.fn() }));

const { client } = createTestChain();
const pool = {
  address: toAddress('a'),
  token0: toAddress('1'),
  token1: toAddress('2'),
  reserve0: 1n,
  reserve1: 1n,
} as const;

it('[SWAP-03] treats a pool that does not answer as unknown, never as one without liquidity', async () => {
  vi.mocked(readContracts).mockResolvedValueOnce([{ reserve0: 5n, reserve1: 7n }]);
  expect(await fetchReserves(client, [pool])).toEqual([{ ...pool, reserve0: 5n, reserve1: 7n }]);
  vi.mocked(readContracts).mockResolvedValueOnce([undefined]);
  await expect(fetchReserves(client, [pool])).rejects.toThrow('Failed to read the pools');
});
