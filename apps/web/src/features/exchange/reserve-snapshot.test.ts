import { encodeReserveSnapshot } from '@tradewind/schema/exchange/reserve-snapshot';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchBytesFromApi } from '../../shared/api-client/fetch-from-api.ts';
import { noteShownBlock } from '../../shared/chain/latest-block.ts';
import { findSnapshot } from './reserve-snapshot.ts';

const chainId = 56;
vi.mock('../../shared/api-client/fetch-from-api.ts', () => ({ fetchBytesFromApi: vi.fn() }));
vi.mock('../../shared/chain/chain-client.ts', () => ({
  getExchange: () => ({ chainId: 56, factory: `0x${'f'.repeat(40)}`, pairInitCodeHash: `0x${'e'.repeat(64)}` }),
}));

const restMs = 30_000;
const ask = vi.mocked(fetchBytesFromApi);
const answer = (blockNumber: number, of = chainId) =>
  ask.mockResolvedValueOnce(
    encodeReserveSnapshot({ chainId: of, blockNumber, blockHash: `0x${'ab'.repeat(32)}`, pools: [] }),
  );
const caller = new AbortController();
const find = async (requiredBlock: bigint, signal = caller.signal) => {
  const found = findSnapshot(requiredBlock, signal);
  await vi.advanceTimersByTimeAsync(2_000);
  return (await found)?.blockNumber;
};

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  vi.spyOn(console, 'debug').mockReturnValue();
  ask.mockReset();
});
afterEach(async () => {
  // What one test made the API rest is over for the next.
  await vi.advanceTimersByTimeAsync(restMs);
});

it('[SWAP-03] waits a little for an index that is nearly there', async () => {
  answer(9);
  answer(10);
  expect(await find(10n)).toBe(10);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('[SWAP-03] leaves an index alone that stands still, and asks again after a while', async () => {
  for (let round = 0; round < 3; round += 1) answer(9);
  expect([await find(10n), await find(11n)]).toEqual([undefined, undefined]);
  expect(ask).toHaveBeenCalledTimes(3);
  // Setting the clock of the device does not change that.
  vi.setSystemTime(Date.now() - 86_400_000);
  await vi.advanceTimersByTimeAsync(restMs);
  answer(12);
  expect(await find(12n)).toBe(12);
});

it('[SWAP-03] leaves an API alone that fails or tells of another chain', async () => {
  answer(10, 97);
  expect([await find(10n), await find(10n), ask.mock.calls.length]).toEqual([undefined, undefined, 1]);
  await vi.advanceTimersByTimeAsync(restMs);
  ask.mockRejectedValueOnce(new Error('away'));
  expect([await find(10n), await find(10n), ask.mock.calls.length]).toEqual([undefined, undefined, 2]);
});

it('[SWAP-03] ends with whoever wants it, also while it waits, and the API is asked by the next', async () => {
  const wish = new AbortController();
  answer(9);
  const found = findSnapshot(10n, wish.signal);
  const outcome = expect(found).rejects.toThrow('enough');
  await vi.advanceTimersByTimeAsync(100);
  wish.abort(new Error('enough'));
  await outcome;
  answer(10);
  expect(await find(10n)).toBe(10);
});

it('[SWAP-03] does not believe a block far beyond what nodes have shown', async () => {
  answer(2 ** 40);
  expect(await find(10n)).toBe(2 ** 40);
  noteShownBlock(100n);
  answer(121);
  expect(await find(100n)).toBeUndefined();
});
