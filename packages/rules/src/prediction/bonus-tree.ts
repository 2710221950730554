import { createMerkleTree, encodeWords, hashLeaf, type Keccak } from '../merkle/merkle-tree.ts';
import { leaderboardKinds, type RankedAccount } from './rank-week.ts';

type Hex = `0x${string}`;

export type BonusTree = {
  /** The published root; the zero hash of a week without bonuses. */
  readonly root: Hex;
  /** The proof for `IBonusDistributor.claimFor` of a ranked account; undefined where it has no bonus. */
  readonly findProof: (ranked: Pick<RankedAccount, 'kind' | 'rank'>) => readonly Hex[] | undefined;
};

export type BonusScope = { readonly chainId: number; readonly distributor: Hex; readonly week: number };

/**
 * The Merkle tree of a week's bonuses as `IBonusDistributor` verifies it. Ranked accounts without a bonus have no
 * leaf.
 */
export function createBonusTree(
  rankedAccounts: readonly RankedAccount[],
  scope: BonusScope,
  keccak: Keccak,
): BonusTree {
  const paid = rankedAccounts.filter(({ bonus }) => bonus > 0n);
  const leaves = paid.map((ranked) => hashLeaf(encodeLeaf(ranked, scope), keccak));
  const tree = createMerkleTree(leaves, keccak);
  return {
    root: tree.root,
    findProof: ({ kind, rank }) => {
      const index = paid.findIndex((ranked) => ranked.kind === kind && ranked.rank === rank);
      return index < 0 ? undefined : tree.prove(index);
    },
  };
}

/** abi.encode(chainId, distributor, week, kind, rank, account, amount, volume). */
function encodeLeaf(ranked: RankedAccount, { chainId, distributor, week }: BonusScope): Hex {
  return encodeWords([
    BigInt(chainId),
    BigInt(distributor),
    BigInt(week),
    BigInt(leaderboardKinds.indexOf(ranked.kind)),
    BigInt(ranked.rank),
    BigInt(ranked.account),
    ranked.bonus,
    ranked.volume,
  ]);
}
