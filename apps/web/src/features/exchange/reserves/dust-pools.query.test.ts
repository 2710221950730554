import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Pool } from '@tradewind/rules/exchange/pair';
import type { PoolChanged } from '@tradewind/schema/hub/pool-changed';
import { poolsTopic } from '@tradewind/schema/hub/chain-topic';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import type { LiveUpdate } from '../../../shared/live/live-update.ts';
import { readLens } from './reserve-lens.ts';
import { findSnapshot } from './reserve-snapshot.ts';
import { dustPoolsQuery, refreshDustPools } from './dust-pools.query.ts';

vi.mock('./reserve-snapshot.ts', () => ({ findSnapshot: vi.fn() }));
vi.mock('./reserve-lens.ts', () => ({ readLens: vi.fn() }));

const chain = createTestChain({ chainId: 56 });
const { chainId } = chain;
const token = (digit: string): `0x${string}` => `0x${digit.repeat(40)}`;
const toPool = (digits: string): Pool => ({
  address: `0x${digits.repeat(20)}`,
  token0: token(digits[0]!),
  token1: token(digits[1]!),
  reserve0: 5n,
  reserve1: 7n,
});
const toChange = (pools: PoolChanged['pools']): LiveUpdate => ({
  kind: 'pool_changed',
  payload: { chainId, blockNumber: 9, swapCount: 1, pools },
});
const toDust = (digits: string): NonNullable<PoolChanged['pools']>[number] => ({
  address: toPool(digits).address,
  place: 1,
  dustOf: [token(digits[0]!), token(digits[1]!)],
  reserve0: '5',
  reserve1: '7',
});
const flush = () => new Promise<void>((resolve) => void setImmediate(resolve));

let queries: QueryClient;

beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  vi.mocked(readLens).mockReset().mockResolvedValue({ blockNumber: 9, pools: [] });
  vi.mocked(findSnapshot)
    .mockReset()
    .mockResolvedValue({ blockNumber: 9, places: [1], pools: [toPool('13')] });
});

const read = () => queries.fetchQuery(dustPoolsQuery(chain, token('1'), token('2')));

describe('[SWAP-03] the dust pools of two tokens', () => {
  it('given them in either order and letter case, then there is one request', async () => {
    const [one, other] = [
      dustPoolsQuery(chain, token('a'), token('B')),
      dustPoolsQuery(chain, token('b'), token('A')),
    ];
    expect(one.queryKey).toEqual(other.queryKey);
    await queries.fetchQuery(one);
    const path = `/exchange/reserves/dust?tokenA=${token('a')}&tokenB=${token('b')}`;
    expect(findSnapshot).toHaveBeenCalledWith(chain, path, expect.any(BigInt), expect.anything());
  });

  it('given an API without an answer, then all pools of both come from the chain, and no others', async () => {
    vi.mocked(findSnapshot).mockResolvedValue(undefined);
    const pools = ['12', '34', '13', '24'].map(toPool);
    vi.mocked(readLens).mockResolvedValue({ blockNumber: 9, pools });
    expect(await read()).toEqual(['12', '13', '24'].map(toPool));
  });

  it('given a network that does not answer either, then they are unknown, not empty', async () => {
    vi.mocked(findSnapshot).mockResolvedValue(undefined);
    vi.mocked(readLens).mockRejectedValue(new Error('silent'));
    await expect(read()).rejects.toThrow('silent');
  });

  it('given an answer with pools of other tokens, then these are left out', async () => {
    vi.mocked(findSnapshot).mockResolvedValue({ blockNumber: 9, pools: ['13', '34'].map(toPool) });
    expect(await read()).toEqual([toPool('13')]);
  });
});

describe('[SWAP-03] [HUB-02] displayed dust pools', () => {
  const funded = [toPool('24'), toPool('34')];

  it.each<[string, boolean, LiveUpdate]>([
    ['one of them changed', true, toChange([toDust('13')])],
    ['any pool may have changed', true, toChange(null)],
    ['the pool of both appeared', true, toChange([toDust('12')])],
    ['a funded pool of theirs became dust', true, toChange([toDust('24')])],
    ['a funded pool of other tokens became dust', false, toChange([toDust('34')])],
    ['another dust pool of theirs changed', false, toChange([toDust('15')])],
    ['funded pools changed', false, toChange([{ ...toDust('13'), dustOf: undefined }])],
    ['the topic was joined', false, { kind: 'joined', topic: poolsTopic(chainId) }],
  ])('when %s, then the re-read is %s', async (_, isReadAgain, update) => {
    new QueryObserver(queries, dustPoolsQuery(chain, token('1'), token('2'))).subscribe(() => undefined);
    await flush();
    vi.mocked(findSnapshot).mockClear();
    refreshDustPools(chain, queries, update, () => funded);
    await flush();
    expect(vi.mocked(findSnapshot).mock.calls.length).toBe(isReadAgain ? 1 : 0);
  });
});
