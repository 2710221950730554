import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForFirstStills } from './wait-for-first-stills.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A page with pictures that end so. */
const toPage = (...decodings: readonly Promise<void>[]) =>
  ({
    querySelectorAll: () => decodings.map((decoding) => ({ currentSrc: '/api', decode: () => decoding })),
  }) as never;

async function isOver(page: ParentNode, afterMs: number): Promise<boolean> {
  let over = false;
  void waitForFirstStills(page).then(() => (over = true));
  await vi.advanceTimersByTimeAsync(afterMs);
  return over;
}

it('[NFT-01] given a page without pictures, or with drawn and missing ones, then React begins at once', async () => {
  expect(await isOver(toPage(), 0)).toBe(true);
  expect(await isOver(toPage(Promise.resolve(), Promise.reject(new Error('none'))), 0)).toBe(true);
});

it('[NFT-01] given a picture that does not come, then React waits half a second', async () => {
  const never = new Promise<void>(() => undefined);
  expect(await isOver(toPage(Promise.resolve(), never), 499)).toBe(false);
  expect(await isOver(toPage(never), 500)).toBe(true);
});
