import type { Keccak } from '../merkle/merkle-tree.ts';
import { type BonusScope, type BonusTree, createBonusTree } from './bonus-tree.ts';
import { formatRanking } from './ranking-text.ts';
import { rankScores, type WeekRanking } from './rank-week.ts';
import { findPublishedPool, type WeekSums } from './week-pool.ts';

type Hex = `0x${string}`;

/** The published values of a week, and their source. */
export type WeekBonuses = {
  readonly ranking: WeekRanking;
  readonly tree: BonusTree;
  /** The ranking as text, and its keccak256. */
  readonly dataset: string;
  readonly datasetHash: Hex;
};

/** The scope of a week's bonuses, beside its sums. */
export type WeekScope = BonusScope & { readonly market: Hex };

/** The bonuses that a pool (wei) pays for a week's scores; the same for publishers, claimants and verifiers. */
export function computeWeekBonuses(
  { scores }: Pick<WeekSums, 'scores'>,
  { pool, market, ...scope }: WeekScope & { readonly pool: bigint },
  keccak: Keccak,
): WeekBonuses {
  const ranking = rankScores(scores, pool);
  const rankedAccounts = [...ranking.winners, ...ranking.volume];
  const dataset = formatRanking(ranking, { ...scope, market });
  return {
    ranking,
    tree: createBonusTree(rankedAccounts, scope, keccak),
    dataset,
    datasetHash: keccak(toHex(dataset)),
  };
}

/**
 * The bonuses of a week published with this sum (wei) and root, recomputed from its sums. `isPublished`: they
 * have exactly that root. Otherwise they differ from the publisher's, and are those of an empty pool where no
 * pool gives the sum.
 */
export function repeatWeekBonuses(
  sums: WeekSums,
  { published, ...scope }: WeekScope & { readonly published: { readonly root: Hex; readonly total: bigint } },
  keccak: Keccak,
): WeekBonuses & { readonly isPublished: boolean } {
  const pool = findPublishedPool(sums, published.total);
  const bonuses = computeWeekBonuses(sums, { ...scope, pool: pool ?? 0n }, keccak);
  return { ...bonuses, isPublished: pool !== undefined && bonuses.tree.root === published.root };
}

/** The bytes of an ASCII text. */
function toHex(text: string): Hex {
  const bytes = Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'));
  return `0x${bytes.join('')}`;
}
