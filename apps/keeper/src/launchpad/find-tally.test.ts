import type { Hex } from '@tradewind/db/column/hex-bytes';
import { expect, it } from 'vitest';
import { findTally, type TallyParts } from './find-tally.ts';

const sale: Hex = `0x${'5a'.repeat(20)}`;
const toAccount = (number: number): Hex => `0x${number.toString(16).padStart(40, '0')}`;
const toBuyer = (number: number, committed: bigint, weight = 1) => ({
  account: toAccount(number),
  committed,
  weight,
});
const buyers = [toBuyer(1, 10n), toBuyer(2, 70n), toBuyer(5, 20n, 3), toBuyer(9, 50n, 2)];
const waiting = { address: sale, closeAt: 1_000, hardCap: 60n, committed: 150n, buyerCount: 4 };
const book = { committed: 150n, buyerCount: 4, isOpen: true };

/** Pages of two. */
function createParts(rows: typeof buyers, isIndexed = true) {
  const reads: (Hex | undefined)[] = [];
  const parts: TallyParts = {
    isIndexedUntil: async (time) => isIndexed && time === waiting.closeAt,
    listBuyers: async (_sale, after) => {
      reads.push(after);
      return rows.filter(({ account }) => account > (after ?? '0x')).slice(0, 2);
    },
  };
  return { parts, reads };
}

it('[IDO-10] given the buyers of the book, then the level sells the cap and the next one more', async () => {
  const { parts } = createParts(buyers);
  const tally = await findTally(parts, waiting, book);
  if (typeof tally === 'string') throw new Error(tally);
  const soldAt = (level: bigint) =>
    buyers.reduce((sum, { committed, weight }) => {
      const most = (level * BigInt(weight)) >> 32n;
      return sum + (committed < most ? committed : most);
    }, 0n);
  expect(tally.accounts).toEqual(buyers.map(({ account }) => account));
  expect(soldAt(tally.level)).toBeLessThanOrEqual(60n);
  expect(soldAt(tally.level + 1n)).toBeGreaterThan(60n);
});

it.each([
  ['a sum', { committed: 149n }],
  ['a number of buyers', { buyerCount: 3 }],
])(
  '[IDO-10] given an index with %s below the book, then nothing is read and no level is computed',
  async (_what, less) => {
    const { parts, reads } = createParts(buyers);
    expect(await findTally(parts, { ...waiting, ...less }, book)).toBe('behind');
    expect(reads).toEqual([]);
  },
);

it('[IDO-10] given an index that has not the last blocks of this chain, then no level is computed', async () => {
  const { parts, reads } = createParts(buyers, false);
  expect(await findTally(parts, waiting, book)).toBe('behind');
  expect(reads).toEqual([]);
});

it.each([
  ['lacks a buyer', buyers.slice(1)],
  ['has another commitment', [...buyers.slice(0, 3), toBuyer(9, 51n, 2)]],
  ['has a buyer too many', [...buyers, toBuyer(10, 0n)]],
])(
  '[IDO-10] given a list that %s, though its sums equal the book, then no level is computed',
  async (_what, rows) => {
    expect(await findTally(createParts(rows).parts, waiting, book)).toBe('different');
  },
);
