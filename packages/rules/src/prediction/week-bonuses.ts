import { type BonusScope, type BonusTree, createBonusTree, type Keccak } from './bonus-tree.ts';
import { formatRanking } from './ranking-text.ts';
import { rankWeek, type WeekEntry, type WeekRanking } from './rank-week.ts';
import { findPublishedPool } from './week-pool.ts';

type Hex = `0x${string}`;

/** What is published of a week, and what it is made of. */
export type WeekBonuses = {
  readonly ranking: WeekRanking;
  readonly tree: BonusTree;
  /** The ranking as text, and its keccak256. */
  readonly dataset: string;
  readonly datasetHash: Hex;
};

/** What a week's bonuses are of, beside its entries. */
export type WeekScope = BonusScope & { readonly market: Hex };

/** The bonuses that a pool (wei) pays for a week's entries, oldest first; alike for who publishes, who claims and who checks. */
export function computeWeekBonuses(
  entries: readonly WeekEntry[],
  { pool, market, ...scope }: WeekScope & { readonly pool: bigint },
  keccak: Keccak,
): WeekBonuses {
  const ranking = rankWeek(entries, pool);
  const places = [...ranking.winners, ...ranking.volume];
  const dataset = formatRanking(ranking, { ...scope, market });
  return {
    ranking,
    tree: createBonusTree(places, scope, keccak),
    dataset,
    datasetHash: keccak(toHex(dataset)),
  };
}

/**
 * The bonuses of a week that was published with this sum (wei) and root, made again from its entries. `isPublished`: they have that very root;
 * else they are none of the publisher's, and those of an empty pool where no pool gives the sum.
 */
export function repeatWeekBonuses(
  entries: readonly WeekEntry[],
  { published, ...scope }: WeekScope & { readonly published: { readonly root: Hex; readonly total: bigint } },
  keccak: Keccak,
): WeekBonuses & { readonly isPublished: boolean } {
  const pool = findPublishedPool(entries, published.total);
  const bonuses = computeWeekBonuses(entries, { ...scope, pool: pool ?? 0n }, keccak);
  return { ...bonuses, isPublished: pool !== undefined && bonuses.tree.root === published.root };
}

/** The bytes of a text of ASCII letters. */
function toHex(text: string): Hex {
  const bytes = Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'));
  return `0x${bytes.join('')}`;
}
