import { beforeEach, expect, it, vi } from 'vitest';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import { readContracts } from '../../../shared/chain/read-contracts.ts';

vi.mock('../../../shared/chain/read-contracts.ts', () => ({ readContracts: vi.fn() }));

const home = createTestChain();
const reserve = (amount: number) => amount.toString(16).padStart(28, '0');
const token = (index: number) => index.toString(16).padStart(40, '0');

/** The chain: the reserves of each pool at each block, and the existing pools. */
let chain: { block: bigint; reserves: number[]; hash: string };
let requested: string[];

beforeEach(() => {
  vi.resetModules();
  requested = [];
  chain = { block: 7n, reserves: Array.from({ length: 4_500 }, (_, index) => index), hash: '0xaa' };
  vi.mocked(readContracts).mockImplementation(async (_client, [call], parse) => {
    const [first = 0n, most = 0n] = call!.args as bigint[];
    requested.push(`${call!.functionName} ${first}`);
    const range = chain.reserves.slice(Number(first), Number(first + most));
    const packed = range.map((amount, index) => {
      const tokens = token(Number(first) + index) + token(1_000_000);
      return (call!.functionName === 'readPools' ? tokens : '') + reserve(amount) + reserve(1);
    });
    // The second range is one block older.
    return [
      parse({
        blockNumber: first === 2_000n ? chain.block - 1n : chain.block,
        count: BigInt(chain.reserves.length),
        identity: chain.hash,
        [call!.functionName === 'readPools' ? 'pools' : 'reserves']: `0x${packed.join('')}`,
      }),
    ];
  });
});

const read = async () => {
  const { readLens } = await import('./reserve-lens.ts');
  return readLens(home, new AbortController().signal);
};

it('[SWAP-03] reads all pools by ranges, in order, as of the oldest of their blocks', async () => {
  const { blockNumber, pools } = await read();
  expect(requested).toEqual(['readPools 0', 'readPools 2000', 'readPools 4000']);
  expect(blockNumber).toBe(6);
  expect(pools.map(({ reserve0 }) => Number(reserve0))).toEqual(chain.reserves);
  expect(pools[4_321]?.token0).toBe(`0x${token(4_321)}`);
});

it('[SWAP-03] later reads the reserves alone, unless the pools at their places changed', async () => {
  const { readLens } = await import('./reserve-lens.ts');
  const { signal } = new AbortController();
  await readLens(home, signal);
  requested = [];
  chain.reserves[4_321] = 9;
  const { pools } = await readLens(home, signal);
  expect(requested).toEqual(['readReserves 0', 'readReserves 2000', 'readReserves 4000']);
  expect([pools[4_321]?.reserve0, pools[4_321]?.token0]).toEqual([9n, `0x${token(4_321)}`]);
  requested = [];
  chain.hash = '0xbb';
  await readLens(home, signal);
  expect(requested.filter((call) => call.startsWith('readPools'))).toHaveLength(3);
});

it('[SWAP-03] fails on a missing or short answer of the nodes', async () => {
  vi.mocked(readContracts).mockResolvedValue([undefined]);
  await expect(read()).rejects.toThrow('Failed to read the pools');
  vi.mocked(readContracts).mockImplementation(async (_client, _calls, parse) => [
    parse({ blockNumber: 1n, count: 1n, identity: '0xaa', pools: '0x1234' }),
  ]);
  await expect(read()).rejects.toThrow(RangeError);
});
