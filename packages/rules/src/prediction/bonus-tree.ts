import { leaderboardKinds, type RankedAccount } from './rank-week.ts';

type Hex = `0x${string}`;

/** keccak256 of bytes; passed by the caller, since this package has no cryptography. */
export type Keccak = (bytes: Hex) => Hex;

export type BonusTree = {
  /** The published root; the zero hash of a week without bonuses. */
  readonly root: Hex;
  /** The proof for `IBonusDistributor.claimFor` of a ranked account; undefined where it has no bonus. */
  readonly findProof: (ranked: Pick<RankedAccount, 'kind' | 'rank'>) => readonly Hex[] | undefined;
};

export type BonusScope = { readonly chainId: number; readonly distributor: Hex; readonly week: number };

const noHash: Hex = `0x${'00'.repeat(32)}`;

/**
 * The Merkle tree of a week's bonuses as `IBonusDistributor` verifies it: leaves are hashed twice, pairs are
 * sorted, and an odd node at the end of a level moves up unchanged. Ranked accounts without a bonus have no leaf.
 */
export function createBonusTree(
  rankedAccounts: readonly RankedAccount[],
  scope: BonusScope,
  keccak: Keccak,
): BonusTree {
  const paid = rankedAccounts.filter(({ bonus }) => bonus > 0n);
  const leaves = paid.map((ranked) => keccak(keccak(encodeLeaf(ranked, scope))));
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) level = toParents(level, keccak);
  return {
    root: levels.at(-1)?.[0] ?? noHash,
    findProof: ({ kind, rank }) => {
      const index = paid.findIndex((ranked) => ranked.kind === kind && ranked.rank === rank);
      return index < 0 ? undefined : listSiblings(levels, index);
    },
  };
}

/** abi.encode(chainId, distributor, week, kind, rank, account, amount, volume): one word of 32 bytes each. */
function encodeLeaf(ranked: RankedAccount, { chainId, distributor, week }: BonusScope): Hex {
  const words = [
    BigInt(chainId),
    BigInt(distributor),
    BigInt(week),
    BigInt(leaderboardKinds.indexOf(ranked.kind)),
    BigInt(ranked.rank),
    BigInt(ranked.account),
    ranked.bonus,
    ranked.volume,
  ];
  return `0x${words.map((word) => word.toString(16).padStart(64, '0')).join('')}`;
}

function toParents(level: readonly Hex[], keccak: Keccak): Hex[] {
  const parents: Hex[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left = noHash, right] = level.slice(index, index + 2);
    parents.push(right === undefined ? left : keccak(joinSorted(left, right)));
  }
  return parents;
}

function joinSorted(a: Hex, b: Hex): Hex {
  const [low, high] = a < b ? [a, b] : [b, a];
  return `0x${low.slice(2)}${high.slice(2)}`;
}

function listSiblings(levels: readonly (readonly Hex[])[], leaf: number): Hex[] {
  return levels.flatMap((level, height) => {
    const index = Math.floor(leaf / 2 ** height);
    return level[index % 2 === 0 ? index + 1 : index - 1] ?? [];
  });
}
