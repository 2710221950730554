import * as fc from 'fast-check';
import { keccak256, toHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { computeSeed, createDeck, replayDraws, type DrawEntry, type DrawScope } from './draw.ts';

type Hex = `0x${string}`;

const campaign = `0x${'ca'.repeat(20)}` as const;
const alice = `0x${'a1'.repeat(20)}` as const;
const bob = `0x${'b0'.repeat(20)}` as const;
const scope: DrawScope = { chainId: 31337, campaign, supply: 12 };

/** A secret, its hash, and so on. */
function createChain(secret: Hex, length: number): Hex[] {
  const chain = [secret];
  while (chain.length < length) chain.push(keccak256(chain.at(-1)!));
  return chain;
}

/** A campaign whose boxes are all opened, with its tip before the first draw. */
function openAll(seed: string, supply = scope.supply): { entries: DrawEntry[]; tip: Hex } {
  const chain = createChain(keccak256(toHex(seed)), supply + 1);
  const entries = Array.from({ length: supply }, (_, n) => ({
    account: n % 3 === 0 ? bob : alice,
    secret: chain[supply - 1 - n]!,
    blockHash: keccak256(toHex(`${seed} block ${n}`)),
  }));
  return { entries, tip: chain[supply]! };
}

describe('replayDraws', () => {
  it('[INO-06] given all boxes of a campaign, when they are drawn, then each item is drawn once', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 60 }), (seed, supply) => {
        const { entries, tip } = openAll(seed, supply);
        const replay = replayDraws(entries, tip, { ...scope, supply }, keccak256);
        expect(replay.fault).toBeUndefined();
        expect(replay.tip).toBe(entries.at(-1)!.secret);
        expect(replay.indices.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: supply }, (_, index) => index),
        );
      }),
      { numRuns: 40 },
    );
  });

  it('[INO-06] given a wrong secret, when it is replayed, then the draws before it count and it is named', () => {
    const { entries, tip } = openAll('wrong');
    const wrong = entries.map((entry, n) => (n === 5 ? { ...entry, secret: keccak256('0x05') } : entry));
    const replay = replayDraws(wrong, tip, scope, keccak256);
    expect(replay.fault).toEqual({ n: 5, reason: 'secret' });
    expect(replay.indices).toEqual(replayDraws(entries, tip, scope, keccak256).indices.slice(0, 5));
  });

  it('[INO-06] given more draws than boxes, when it is replayed, then the first one too many is named', () => {
    const { entries, tip } = openAll('many');
    const [first] = entries;
    const replay = replayDraws([...entries, first!], tip, { ...scope, supply: 12 }, keccak256);
    expect(replay.fault).toEqual({ n: 12, reason: 'too-many' });
  });

  it('[INO-06] given the words of a coordinator, when they are replayed, then no chain is expected', () => {
    const { entries } = openAll('words');
    const words = entries.map((entry) => ({ ...entry, blockHash: undefined }));
    const replay = replayDraws(words, undefined, scope, keccak256);
    expect(replay.fault).toBeUndefined();
    expect(new Set(replay.indices).size).toBe(12);
  });

  it('[INO-06] given another account, block, number, campaign or chain, then the seed is another', () => {
    const entry = openAll('seed').entries[4]!;
    const seeds = [
      computeSeed(4, entry, scope, keccak256),
      computeSeed(5, entry, scope, keccak256),
      computeSeed(4, { ...entry, account: bob }, scope, keccak256),
      computeSeed(4, { ...entry, secret: keccak256('0x01') }, scope, keccak256),
      computeSeed(4, { ...entry, blockHash: keccak256('0x01') }, scope, keccak256),
      computeSeed(4, { ...entry, blockHash: undefined }, scope, keccak256),
      computeSeed(4, entry, { ...scope, campaign: alice }, keccak256),
      computeSeed(4, entry, { ...scope, chainId: 56 }, keccak256),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('[INO-06] given a block whose first 48 bits are equal, then the seed is equal', () => {
    const entry = openAll('bits').entries[0]!;
    const other = { ...entry, blockHash: `${entry.blockHash!.slice(0, 14)}${'0'.repeat(52)}` as Hex };
    expect(computeSeed(0, other, scope, keccak256)).toBe(computeSeed(0, entry, scope, keccak256));
  });
});

it('[INO-06] given an empty deck, when it is drawn from, then it throws', () => {
  const deck = createDeck(1, keccak256);
  expect(deck.draw(0n)).toBe(0);
  expect(() => deck.draw(1n)).toThrow(RangeError);
});

/**
 * B10. Each place of the first draw, and the rarity of every draw, over 300 campaigns. The seeds are fixed, so the test
 * never fails by chance; 99.9% of fair draws are below these values of chi-square.
 */
describe('the distribution over 300 campaigns', () => {
  const supply = 20;
  const replays = Array.from({ length: 300 }, (_, which) => {
    const { entries, tip } = openAll(`campaign ${which}`, supply);
    return replayDraws(entries, tip, { ...scope, supply }, keccak256).indices;
  });

  it('[INO-06] every item is the first one equally often', () => {
    const counts = Array.from({ length: supply }, () => 0);
    for (const [first] of replays) counts[first!]! += 1;
    expect(computeChiSquare(counts, 300 / supply)).toBeLessThan(43.8); // 19 degrees of freedom
  });

  it('[INO-06] rare items are drawn equally often early and late', () => {
    const rare = Array.from({ length: supply }, (_, n) => replays.filter((all) => all[n]! < 2).length);
    expect(rare.reduce((sum, count) => sum + count)).toBe(600);
    expect(computeChiSquare(rare, 600 / supply)).toBeLessThan(43.8);
  });

  it('[INO-06] a deck that prefers some places would be noticed', () => {
    const skewed = replays.map((all) => Math.floor(all[0]! * 0.9));
    const counts = Array.from(
      { length: supply },
      (_, index) => skewed.filter((each) => each === index).length,
    );
    expect(computeChiSquare(counts, 300 / supply)).toBeGreaterThan(43.8);
  });
});

function computeChiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}
