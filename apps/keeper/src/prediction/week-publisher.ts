import { bonusDistributorAbi as abi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import type { PredictionDeployment } from '@tradewind/abi/deployment';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import { computeWeek, computeWeekEpochs, computeWeekStart } from '@tradewind/rules/prediction/grid';
import type { WeekEntry } from '@tradewind/rules/prediction/rank-week';
import { computeWeekPool } from '@tradewind/rules/prediction/week-pool';
import { computeWeekBonuses } from '@tradewind/rules/prediction/week-bonuses';
import { encodeFunctionData, keccak256 } from 'viem';
import type { BonusReader } from './bonus-reader.ts';

type Epochs = { first: number; last: number };

export type PublisherParts = {
  /** Who sends, in lower case. */
  account: string;
  contracts: PredictionDeployment;
  reader: BonusReader;
  /** Chain seconds up to which the index knows the chain; undefined while it knows nothing. */
  findIndexedTime: () => Promise<number | undefined>;
  /** Whether rounds among these are not settled. */
  hasUnsettled: (epochs: Epochs) => Promise<boolean>;
  listEntries: (epochs: Epochs) => Promise<WeekEntry[]>;
  /** Whether the distributor would take a call now. */
  wouldSucceed: (data: Hex) => Promise<boolean>;
  /** Asks for a call of the distributor under a name, once. */
  ask: (name: string, data: Hex) => Promise<boolean>;
};

/** Weeks that are over and may not be published yet. */
const weeksBack = 4;
/** So long after its end a week is looked at: its last blocks are settled then. */
const settleSeconds = 600;

/** Names the bonuses of each week that is over, once its rounds are settled. A week that was refused stays refused: publishing it again is a person's decision. */
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
    let outcome: 'idle' | 'busy' = 'idle';
    for (const week of due) {
      const step = await publishWeek(parts, week);
      if (step === 'done') done.add(week);
      if (step === 'asked') outcome = 'busy';
    }
    return outcome;
  };
}

async function publishWeek(parts: PublisherParts, week: number): Promise<'done' | 'asked' | 'waiting'> {
  const { contracts, reader } = parts;
  const epochs = computeWeekEpochs(Number(contracts.genesis), week);
  if (await parts.hasUnsettled(epochs)) return 'waiting';
  if ((await reader.findPublishedWeek(week)) !== undefined) return 'done';
  const entries = await parts.listEntries(epochs);
  if (entries.length === 0) return 'done';
  const pool = computeWeekPool(entries, await reader.getAvailable());
  const scope = { ...contracts, distributor: contracts.bonus, week, pool };
  const { ranking, tree, datasetHash } = computeWeekBonuses(entries, scope, keccak256);
  // An empty pool may be filled yet.
  if (ranking.total === 0n) return 'waiting';
  const args = [BigInt(week), tree.root, ranking.total, datasetHash] as const;
  const data = encodeFunctionData({ abi, functionName: 'publish', args });
  if (!(await parts.wouldSucceed(data))) return 'waiting';
  return (await parts.ask(`publish:${week}`, data)) ? 'asked' : 'waiting';
}
