import { bonusDistributorAbi as abi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { computeWeek, computeWeekEpochs, computeWeekStart } from '@tradewind/rules/prediction/grid';
import { leaderboardKinds, type WeekEntry } from '@tradewind/rules/prediction/rank-week';
import { computeWeekBonuses, type WeekBonuses } from '@tradewind/rules/prediction/week-bonuses';
import { computeWeekPool, sumWeek } from '@tradewind/rules/prediction/week-pool';
import { encodeFunctionData, keccak256 } from 'viem';
import { demoPlayers, type GameWorld, keeper } from './game-world.ts';
import type { PlannedRound } from './plan-rounds.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';

/** The funds of the distributor, in wei. */
export const bonusFund = 2n * 10n ** 18n;
/** Seconds after the end of the week. */
const publishSeconds = 900;
const vetoSeconds = 86_400;

/**
 * Plans last week's bonuses, published on Monday. After the veto window they are claimed, except those of the demo
 * players.
 */
export function planBonuses(world: GameWorld, rounds: readonly PlannedRound[]): readonly TimedTransaction[] {
  const { prediction, endTimestamp } = world;
  const week = computeWeek(endTimestamp) - 1;
  const timestamp = computeWeekStart(week + 1) + publishSeconds;
  const entries = listEntries(world, rounds, week);
  if (entries.length === 0 || timestamp > endTimestamp) return [];
  const scope = { ...prediction, distributor: prediction.bonus, week };
  const sums = sumWeek(entries);
  const pool = computeWeekPool(sums, bonusFund);
  const bonuses = computeWeekBonuses(sums, { ...scope, pool }, keccak256);
  const { ranking, tree, datasetHash } = bonuses;
  const args = [BigInt(week), tree.root, ranking.total, datasetHash] as const;
  const data = encodeFunctionData({ abi, functionName: 'publish', args });
  const claimedAt = timestamp + vetoSeconds + 600;
  return [
    { from: keeper, to: prediction.bonus, data, timestamp },
    ...(claimedAt > endTimestamp ? [] : claimOthers(world, bonuses, week, claimedAt)),
  ];
}

function listEntries(
  { prediction, addressOf }: GameWorld,
  rounds: readonly PlannedRound[],
  week: number,
): WeekEntry[] {
  const { first, last } = computeWeekEpochs(Number(prediction.genesis), week);
  return rounds
    .filter(({ epoch }) => epoch >= first && epoch <= last)
    .flatMap(({ entries, ...round }) =>
      entries.map((entry) => ({ ...round, ...entry, account: addressOf(entry.player) })),
    );
}

function claimOthers(
  { prediction, addressOf }: GameWorld,
  { ranking, tree }: WeekBonuses,
  week: number,
  timestamp: number,
): TimedTransaction[] {
  const own = new Set(demoPlayers.map(addressOf));
  return [...ranking.winners, ...ranking.volume].flatMap((ranked) => {
    const proof = tree.findProof(ranked);
    if (proof === undefined || own.has(ranked.account)) return [];
    const { kind, rank, account, bonus, volume } = ranked;
    const where = [BigInt(week), leaderboardKinds.indexOf(kind), BigInt(rank)] as const;
    const args = [...where, account, bonus, volume, proof] as const;
    const data = encodeFunctionData({ abi, functionName: 'claimFor', args });
    return [{ from: keeper, to: prediction.bonus, data, timestamp }];
  });
}
