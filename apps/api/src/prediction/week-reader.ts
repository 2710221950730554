import { type BonusWeekRow, findBonusWeek } from '@tradewind/db/prediction/find-bonus-week.query';
import { getWeekSums } from '@tradewind/db/prediction/get-week-sums.query';
import { computeWeekEpochs } from '@tradewind/rules/prediction/grid';
import { rankScores, rankSharesBps, type WeekRanking } from '@tradewind/rules/prediction/rank-week';
import { repeatWeekBonuses } from '@tradewind/rules/prediction/week-bonuses';
import { computeWeekPool, type WeekSums } from '@tradewind/rules/prediction/week-pool';
import { keccak256 } from 'viem';
import { createCache } from '../adapters/upstream/create-cache.ts';
import type { ApiDeps } from '../deps.ts';
import type { ContractReader } from './contract-reader.ts';
import type { Market } from './market.ts';

/** A week's ranking from the index; `isPublished` where its root equals the published one. */
type RankedWeek = { ranking: WeekRanking; isPublished: boolean };

export type Week = RankedWeek & { week: number; published: BonusWeekRow | undefined };
export type WeekReader = { read: (market: Market, week: number) => Promise<Week> };

/** Maximum age of a ranking: each computation queries the node for the distributor's state. */
const freshMs = 5_000;
/** More than the collectable weeks: requests for all of them in turn stay cached. */
const keptWeeks = 28;

type ReaderDeps = Pick<ApiDeps, 'database'> & { contracts: Pick<ContractReader, 'findAvailableBonus'> };

/**
 * Weeks with their rankings. A ranking that equals its published root cannot change any more, and is replayed
 * once.
 */
export function createWeekReader(deps: ReaderDeps, now = () => performance.now()): WeekReader {
  const recent = createCache<RankedWeek>({ freshMs, staleMs: 0, size: keptWeeks, now });
  const replayed = new Map<string, RankedWeek>();
  return {
    read: async (market, week) => {
      const published = await findBonusWeek(deps.database, { chainId: market.chainId, week });
      const key = `${week} ${published?.root}`;
      const ranked = replayed.get(key) ?? (await recent.get(key, () => rank(deps, market, week, published)));
      if (ranked.isPublished) replayed.set(key, ranked);
      const [oldest] = replayed.keys();
      if (replayed.size > keptWeeks && oldest !== undefined) replayed.delete(oldest);
      return { ...ranked, week, published };
    },
  };
}

async function rank(
  deps: ReaderDeps,
  market: Market,
  week: number,
  published: BonusWeekRow | undefined,
): Promise<RankedWeek> {
  const { chainId, genesis, bonus: distributor } = market;
  const epochs = computeWeekEpochs(genesis, week);
  const ranks = rankSharesBps.length;
  const sums = await getWeekSums(deps.database, { chainId, week, ...epochs, ranks });
  if (!published)
    return { ranking: rankScores(sums.scores, await foreseePool(deps, market, sums)), isPublished: false };
  const scope = { chainId, distributor, week, market: market.market, published };
  const { ranking, isPublished } = repeatWeekBonuses(sums, scope, keccak256);
  return { ranking, isPublished };
}

/** The pool that would pay the bonuses now; without a node's answer, the whole part of the week's fees. */
async function foreseePool(
  { contracts }: ReaderDeps,
  { bonus }: Market,
  sums: Pick<WeekSums, 'fees'>,
): Promise<bigint> {
  const available = await contracts.findAvailableBonus(bonus).catch(() => undefined);
  return computeWeekPool(sums, available);
}
