import type { PredictionDeployment } from '@tradewind/abi/deployment';
import { computeWeekBonuses } from '@tradewind/rules/prediction/week-bonuses';
import { computeWeekPool, findPublishedPool } from '@tradewind/rules/prediction/week-pool';
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
  const pool = published ? findPublishedPool(entries, published.total) : computeWeekPool(entries, 2n ** 256n);
  const scope = { ...deployment, distributor: deployment.bonus, week, pool: pool ?? 0n };
  const { dataset, datasetHash, tree, ranking } = computeWeekBonuses(entries, scope, keccak256);
  const isAsPublished = published && published.root === tree.root && published.datasetHash === datasetHash;
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
