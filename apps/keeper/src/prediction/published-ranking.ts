import type { PredictionDeployment } from '@tradewind/abi/deployment';
import type { BonusKey } from '@tradewind/rules/prediction/receive-id';
import { repeatWeekBonuses, type WeekBonuses } from '@tradewind/rules/prediction/week-bonuses';
import { keccak256 } from 'viem';
import type { BonusReader } from './bonus-reader.ts';
import type { ProvenAccount } from './bonus-relayer.ts';
import type { PublisherParts } from './week-publisher.ts';

type RankingParts = Pick<PublisherParts, 'sumWeek'> & {
  contracts: PredictionDeployment;
  reader: Pick<BonusReader, 'findPublishedWeek'>;
};

/** Finds the ranked accounts of published weeks, recomputed from the week's sums; the last requested week is cached. */
export function createPublishedRanking({ contracts, reader, sumWeek }: RankingParts) {
  let kept: { root: string; bonuses: WeekBonuses } | undefined;
  const findBonuses = async (week: number): Promise<WeekBonuses | undefined> => {
    const published = await reader.findPublishedWeek(week);
    if (published === undefined) return undefined;
    if (kept?.root === published.root) return kept.bonuses;
    const sums = await sumWeek(week);
    const scope = { ...contracts, distributor: contracts.bonus, week, published };
    const bonuses = repeatWeekBonuses(sums, scope, keccak256);
    if (!bonuses.isPublished) return undefined;
    kept = { root: published.root, bonuses };
    return bonuses;
  };
  return async ({ week, kind, rank }: BonusKey): Promise<ProvenAccount | undefined> => {
    const bonuses = await findBonuses(week);
    const ranked = bonuses?.ranking[kind].find((one) => one.rank === rank);
    const proof = ranked && bonuses?.tree.findProof(ranked);
    return ranked && proof && { ranked, proof };
  };
}
