import { bonusDistributorAbi as abi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import type { PredictionDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { computeWeek, computeWeekEpochs, computeWeekStart } from '@tradewind/rules/prediction/grid';
import { computeWeekPool, type WeekSums } from '@tradewind/rules/prediction/week-pool';
import { computeWeekBonuses } from '@tradewind/rules/prediction/week-bonuses';
import { encodeFunctionData, keccak256 } from 'viem';
import type { BonusReader } from './bonus-reader.ts';

type Epochs = { first: number; last: number };

export type PublisherParts = {
  /** The sending account, in lower case. */
  account: string;
  contracts: PredictionDeployment;
  reader: BonusReader;
  /** Chain seconds of the last indexed block; undefined before the first one. */
  findIndexedTime: () => Promise<number | undefined>;
  /** Whether any of these rounds is unsettled. */
  hasUnsettled: (epochs: Epochs) => Promise<boolean>;
  sumWeek: (week: number) => Promise<WeekSums>;
  /** Whether the distributor would accept a call now. */
  wouldSucceed: (data: Hex) => Promise<boolean>;
  /** Requests a call of the distributor under a name, once. */
  request: (name: string, data: Hex) => Promise<boolean>;
};

/** Ended weeks that may still be unpublished. */
const weeksBack = 4;
/** Seconds after its end until a week is read: its last blocks are settled then. */
const settleSeconds = 600;

/**
 * Publishes the bonuses of each ended week, once its rounds are settled. A vetoed week stays unpublished: only
 * an operator may publish it again.
 */
export function createWeekPublisher(parts: PublisherParts): () => Promise<'idle' | 'busy'> {
  const done = new Set<number>();
  return async () => {
    if ((await parts.reader.getPublisher()) !== parts.account) return 'idle';
    const indexedTime = await parts.findIndexedTime();
    if (indexedTime === undefined) return 'idle';
    const present = computeWeek(indexedTime);
    const over = Array.from({ length: weeksBack }, (_, index) => present - weeksBack + index);
    const due = over.filter(
      (week) => !done.has(week) && indexedTime >= computeWeekStart(week + 1) + settleSeconds,
    );
    let result: 'idle' | 'busy' = 'idle';
    for (const week of due) {
      const step = await publishWeek(parts, week);
      if (step === 'done') done.add(week);
      if (step === 'requested') result = 'busy';
    }
    return result;
  };
}

async function publishWeek(parts: PublisherParts, week: number): Promise<'done' | 'requested' | 'waiting'> {
  const { contracts, reader } = parts;
  const epochs = computeWeekEpochs(Number(contracts.genesis), week);
  if (await parts.hasUnsettled(epochs)) return 'waiting';
  if ((await reader.findPublishedWeek(week)) !== undefined) return 'done';
  const sums = await parts.sumWeek(week);
  if (sums.scores.length === 0) return 'done';
  const pool = computeWeekPool(sums, await reader.getAvailable());
  const scope = { ...contracts, distributor: contracts.bonus, week, pool };
  const { ranking, tree, datasetHash } = computeWeekBonuses(sums, scope, keccak256);
  // An empty pool may still be funded.
  if (ranking.total === 0n) return 'waiting';
  const args = [BigInt(week), tree.root, ranking.total, datasetHash] as const;
  const data = encodeFunctionData({ abi, functionName: 'publish', args });
  if (!(await parts.wouldSucceed(data))) return 'waiting';
  return (await parts.request(`publish:${week}`, data)) ? 'requested' : 'waiting';
}
