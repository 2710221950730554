import type { PredictionDeployment } from '@tradewind/abi/deployment';
import { computeWeekBonuses, repeatWeekBonuses } from '@tradewind/rules/prediction/week-bonuses';
import { computeWeekPool, sumWeek } from '@tradewind/rules/prediction/week-pool';
import { keccak256 } from 'viem';
import type { ReplayedWeek } from './replay-week.ts';

/**
 * Describes a week's ranking as text: the dataset, its hash and root, and whether they equal the published
 * ones. For an unpublished week it lists the bonuses that a sufficiently funded distributor would pay.
 */
export function describeWeek(
  { entries, published }: ReplayedWeek,
  deployment: PredictionDeployment,
  week: number,
): { text: string; isAsPublished: boolean | undefined } {
  const scope = { ...deployment, distributor: deployment.bonus, week };
  const sums = sumWeek(entries);
  const { dataset, datasetHash, tree, ranking, isPublished } = published
    ? repeatWeekBonuses(sums, { ...scope, published }, keccak256)
    : {
        ...computeWeekBonuses(sums, { ...scope, pool: computeWeekPool(sums) }, keccak256),
        isPublished: false,
      };
  const isAsPublished = published && isPublished && published.datasetHash === datasetHash;
  const unsettled = new Set(entries.filter(({ outcome }) => outcome === 'pending').map(({ epoch }) => epoch));
  const lines = [
    dataset.trimEnd(),
    '',
    `dataset hash  ${datasetHash}`,
    `root          ${tree.root}`,
    `total         ${ranking.total} wei`,
    ...(unsettled.size > 0 ? [`rounds that are not settled yet: ${unsettled.size}`] : []),
    describePublished(isAsPublished),
  ];
  return { text: lines.join('\n'), isAsPublished };
}

function describePublished(isAsPublished: boolean | undefined): string {
  if (isAsPublished === undefined) return 'not published';
  return isAsPublished ? 'published: the same' : 'PUBLISHED: ANOTHER ROOT OR DATASET';
}
