import { encodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';

const chain = createTestChain();
const path = '/exchange/reserves/some';
const answer = vi.fn<(...request: unknown[]) => Response | Promise<Response>>();
const { signal } = new AbortController();
const pool = {
  place: 8,
  token0: `0x${'1'.repeat(40)}`,
  token1: `0x${'2'.repeat(40)}`,
  reserve0: 5n,
  reserve1: 7n,
} as const;
const toAnswer = (blockNumber: number, chainId = 31_337) =>
  new Response(
    encodeReserveSnapshot({ chainId, blockNumber, blockHash: `0x${'ab'.repeat(32)}`, pools: [pool] }),
  );

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(console, 'debug').mockReturnValue();
  vi.stubGlobal('fetch', answer.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The snapshot, with all pauses skipped. */
async function find(requiredBlock: bigint) {
  const { findSnapshot } = await import('./reserve-snapshot.ts');
  const found = findSnapshot(chain, path, requiredBlock, signal);
  await vi.advanceTimersByTimeAsync(3_000);
  return found;
}

describe('[SWAP-03] a snapshot of the API', () => {
  it('is accepted when it is of the block or later', async () => {
    answer.mockImplementation(() => toAnswer(101));
    expect(await find(100n)).toMatchObject({
      blockNumber: 101,
      places: [8],
      pools: [{ reserve0: 5n, reserve1: 7n }],
    });
    expect(answer.mock.calls).toEqual([['/api/exchange/reserves/some', expect.anything()]]);
  });

  it('is polled while the index lags, and dropped soon', async () => {
    answer.mockImplementationOnce(() => toAnswer(99)).mockImplementation(() => toAnswer(100));
    expect((await find(100n))?.blockNumber).toBe(100);
    expect(answer).toHaveBeenCalledTimes(2);
    answer.mockReset().mockImplementation(() => toAnswer(99));
    expect(await find(100n)).toBeUndefined();
    expect(answer).toHaveBeenCalledTimes(3);
  });

  it('is rejected from a stopped index, and the API is suspended for a while by a monotonic clock', async () => {
    answer.mockImplementation(() => toAnswer(99));
    expect([await find(100n), await find(100n)]).toEqual([undefined, undefined]);
    expect(answer).toHaveBeenCalledTimes(3);
    vi.setSystemTime(Date.now() - 86_400_000);
    vi.advanceTimersByTime(30_000);
    answer.mockImplementation(() => toAnswer(100));
    expect((await find(100n))?.blockNumber).toBe(100);
  });

  it('is aborted at once with its caller, without suspending the API', async () => {
    const { findSnapshot } = await import('./reserve-snapshot.ts');
    const wish = new AbortController();
    answer.mockImplementation(() => toAnswer(99));
    const expectation = expect(findSnapshot(chain, path, 100n, wish.signal)).rejects.toThrow('enough');
    await vi.advanceTimersByTimeAsync(100);
    wish.abort(new Error('enough'));
    await expectation;
    answer.mockImplementation(() => toAnswer(100));
    expect((await find(100n))?.blockNumber).toBe(100);
  });

  it.each([
    ['is of another chain', () => toAnswer(100, 1)],
    [
      'is of an implausible block',
      async () => {
        const { getHead } = await import('../../../shared/chain/latest-block.ts');
        getHead(chain.client).noteShown(100n);
        return toAnswer(121);
      },
    ],
    ['cannot be decoded', () => new Response('none')],
    ['is refused', () => new Response('', { status: 503 })],
    ['does not arrive', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is rejected when it %s, and the API is not queried for a while', async (_, respond) => {
    answer.mockImplementation(respond);
    expect(await find(100n)).toBeUndefined();
    expect(answer).toHaveBeenCalledTimes(1);
    answer.mockImplementation(() => toAnswer(100));
    const { findSnapshot } = await import('./reserve-snapshot.ts');
    expect(await findSnapshot(chain, path, 100n, signal)).toBeUndefined();
    expect(answer).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30_000);
    expect((await findSnapshot(chain, path, 100n, signal))?.blockNumber).toBe(100);
  });
});
