import { type BonusScope, type BonusTree, createBonusTree, type Keccak } from './bonus-tree.ts';
import { formatRanking } from './ranking-text.ts';
import { rankWeek, type WeekEntry, type WeekRanking } from './rank-week.ts';

type Hex = `0x${string}`;

/** What is published of a week, and what it is made of. */
export type WeekBonuses = {
  readonly ranking: WeekRanking;
  readonly tree: BonusTree;
  /** The ranking as text, and its keccak256. */
  readonly dataset: string;
  readonly datasetHash: Hex;
};

/** The bonuses that a pool (wei) pays for a week's entries, oldest first; alike for who publishes, who claims and who checks. */
export function computeWeekBonuses(
  entries: readonly WeekEntry[],
  { pool, market, ...scope }: BonusScope & { readonly pool: bigint; readonly market: Hex },
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

/** The bytes of a text of ASCII letters. */
function toHex(text: string): Hex {
  const bytes = Array.from(text, (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'));
  return `0x${bytes.join('')}`;
}
