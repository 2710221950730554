import { type BonusWeekRow, findBonusWeek } from '@tradewind/db/prediction/find-bonus-week.query';
import { listWeekEntries } from '@tradewind/db/prediction/list-week-entries.query';
import { computeWeekEpochs } from '@tradewind/rules/prediction/grid';
import { rankWeek, type WeekEntry, type WeekRanking } from '@tradewind/rules/prediction/rank-week';
import { repeatWeekBonuses } from '@tradewind/rules/prediction/week-bonuses';
import { computeWeekPool } from '@tradewind/rules/prediction/week-pool';
import { keccak256 } from 'viem';
import { createCache } from '../adapters/upstream/create-cache.ts';
import type { ApiDeps } from '../deps.ts';
import type { Market } from './market.ts';

/** A week's ranking as the index replays it; `isPublished` where its root is the one that was published. */
type RankedWeek = { ranking: WeekRanking; isPublished: boolean };

export type Week = RankedWeek & { week: number; published: BonusWeekRow | undefined };
export type WeekReader = { read: (market: Market, week: number) => Promise<Week> };

/** How old a ranking may be: each takes all entries of a week. */
const freshMs = 5_000;
/** More than there are weeks of which something can be collected: asking for them in turn costs nothing. */
const keptWeeks = 28;

type ReaderDeps = Pick<ApiDeps, 'database'> & {
  chainNode: Pick<ApiDeps['chainNode'], 'getAvailableBonus'>;
};

/** Weeks with their rankings. One that equals its published root can't change any more, and is replayed once. */
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
  const { first, last } = computeWeekEpochs(genesis, week);
  const entries = await listWeekEntries(deps.database, { chainId, fromEpoch: first, toEpoch: last });
  if (!published)
    return { ranking: rankWeek(entries, await foreseePool(deps, market, entries)), isPublished: false };
  const scope = { chainId, distributor, week, market: market.market, published };
  const { ranking, isPublished } = repeatWeekBonuses(entries, scope, keccak256);
  return { ranking, isPublished };
}

/** What the bonuses would be paid from now; all that the week's fees give where no node tells what is there. */
async function foreseePool(
  { chainNode }: ReaderDeps,
  { bonus }: Market,
  entries: readonly WeekEntry[],
): Promise<bigint> {
  const available = await chainNode.getAvailableBonus(bonus).catch(() => undefined);
  return computeWeekPool(entries, available);
}
