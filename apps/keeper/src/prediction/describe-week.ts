import type { PredictionDeployment } from '@tradewind/abi/deployment';
import { computeWeekBonuses, repeatWeekBonuses } from '@tradewind/rules/prediction/week-bonuses';
import { computeWeekPool } from '@tradewind/rules/prediction/week-pool';
import { keccak256 } from 'viem';
import type { ReplayedWeek } from './replay-week.ts';

/**
 * A week's ranking in words: the dataset, its hash and the root, and whether they are what is published. Of a week that is not published, the bonuses
 * that a distributor with enough coins would pay.
 */
export function describeWeek(
  { entries, published }: ReplayedWeek,
  deployment: PredictionDeployment,
  week: number,
): { text: string; isAsPublished: boolean | undefined } {
  const scope = { ...deployment, distributor: deployment.bonus, week };
  const { dataset, datasetHash, tree, ranking, isPublished } = published
    ? repeatWeekBonuses(entries, { ...scope, published }, keccak256)
    : {
        ...computeWeekBonuses(entries, { ...scope, pool: computeWeekPool(entries) }, keccak256),
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
