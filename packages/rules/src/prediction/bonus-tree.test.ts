import * as fc from 'fast-check';
import { encodeAbiParameters, keccak256, parseAbiParameters } from 'viem';
import { describe, expect, it } from 'vitest';
import { toHash } from '../../test-support/known.ts';
import { createBonusTree } from './bonus-tree.ts';
import { formatRanking } from './ranking-text.ts';
import type { RankedAccount } from './rank-week.ts';
import { parseReceiveId, toReceiveId } from './receive-id.ts';

const scope = { chainId: 56, distributor: `0x${'d1'.repeat(20)}`, week: 2_900 } as const;
const leafParameters = parseAbiParameters(
  'uint256, address, uint256, uint8, uint256, address, uint256, uint256',
);

function createRankedAccounts(count: number, unpaid = -1): RankedAccount[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: index < 10 ? 'winners' : 'volume',
    rank: (index % 10) + 1,
    account: `0x${(index + 1).toString(16).padStart(40, 'a')}`,
    volume: 10n ** 20n + BigInt(index),
    net: 1n,
    bonus: index === unpaid ? 0n : 10n ** 17n + BigInt(index),
  }));
}

/** Computed as in the contract, with a general encoder. */
function toLeaf({ kind, rank, account, bonus, volume }: RankedAccount): `0x${string}` {
  const { chainId, distributor, week } = scope;
  const values = [BigInt(chainId), distributor, BigInt(week), kind === 'volume' ? 1 : 0] as const;
  const data = encodeAbiParameters(leafParameters, [...values, BigInt(rank), account, bonus, volume]);
  return keccak256(keccak256(data));
}

function climb(leaf: `0x${string}`, proof: readonly `0x${string}`[]): `0x${string}` {
  return proof.reduce((node, sibling) => {
    const [low, high] = node < sibling ? [node, sibling] : [sibling, node];
    return keccak256(`${low}${high.slice(2)}` as `0x${string}`);
  }, leaf);
}

describe('[PRED-10] the bonuses of a week', () => {
  it('every proof leads from the contract’s leaf to the root, and no other ranked account’s does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
        const rankedAccounts = createRankedAccounts(count);
        const { root, findProof } = createBonusTree(rankedAccounts, scope, keccak256);
        for (const ranked of rankedAccounts) {
          expect(climb(toLeaf(ranked), findProof(ranked)!)).toBe(root);
          expect(climb(toLeaf({ ...ranked, bonus: ranked.bonus + 1n }), findProof(ranked)!)).not.toBe(root);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('a ranked account without a bonus has no proof, a week without bonuses the zero root', () => {
    const { findProof } = createBonusTree(createRankedAccounts(3, 1), scope, keccak256);
    expect([findProof({ kind: 'winners', rank: 2 }), findProof({ kind: 'volume', rank: 1 })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(createBonusTree([], scope, keccak256).root).toBe(toHash('0'));
  });

  it('have numbers that can be parsed back', () => {
    expect(toReceiveId({ week: 2_900, kind: 'volume', rank: 10 })).toBe((2_900 << 8) | (1 << 4) | 10);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 22 }),
        fc.constantFrom('winners' as const, 'volume' as const),
        fc.integer({ min: 1, max: 10 }),
        (week, kind, rank) => {
          expect(parseReceiveId(toReceiveId({ week, kind, rank }))).toEqual({ week, kind, rank });
        },
      ),
    );
    expect([0, 11, 32 + 1, -1, 1.5].map(parseReceiveId)).toEqual(Array.from({ length: 5 }));
  });

  it('have the same text for everybody', () => {
    const [ranked] = createRankedAccounts(1);
    const text = formatRanking(
      { winners: [ranked!], volume: [], total: ranked!.bonus },
      { chainId: 56, market: `0x${'AB'.repeat(20)}`, week: 2_900 },
    );
    expect(text).toBe(
      `prediction-ranking-1 56 0x${'ab'.repeat(20)} 2900\nwinners 1 ${ranked!.account} 100000000000000000000 1 100000000000000000\n`,
    );
  });
});
