import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { computePayout } from '@tradewind/rules/prediction/payout';
import { encodeFunctionData } from 'viem';
import { demoPlayers, type GameWorld, keeper } from './game-world.ts';
import type { PlannedEntry, PlannedRound } from './plan-rounds.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';

/** The payout of a position, and the time from which it can be collected. */
interface Win {
  readonly player: number;
  readonly epoch: number;
  readonly since: number;
}

/** The number of last wins that each demo player has left to collect. */
const leftToCollect = 3;
/** Claims happen each hour, in the block of a tick. */
const claimSeconds = 3_600;
const afterHour = 123;

/** Plans most claims: demo players claim all but their last wins; the keeper claims for the others each hour. */
export function planClaims(world: GameWorld, rounds: readonly PlannedRound[]): readonly TimedTransaction[] {
  const wins = rounds.flatMap((round) =>
    round.entries.filter((entry) => isWin(entry, round)).map(({ player }) => toWin(player, round)),
  );
  const byHour = Map.groupBy(wins.filter(isCollected), ({ since }) => Math.ceil(since / claimSeconds));
  return [...byHour]
    .filter(([hour]) => hour * claimSeconds + afterHour <= world.endTimestamp)
    .flatMap(([hour, due]) => claimAll(world, due, hour * claimSeconds + afterHour));

  function isCollected(win: Win): boolean {
    const later = wins.filter(({ player, epoch }) => player === win.player && epoch > win.epoch);
    return !demoPlayers.includes(win.player) || later.length >= leftToCollect;
  }
}

function isWin(entry: PlannedEntry, round: PlannedRound): boolean {
  return round.settledAt !== undefined && computePayout(entry, round, round.outcome) > 0n;
}

function toWin(player: number, { epoch, settledAt = 0 }: PlannedRound): Win {
  return { player, epoch, since: settledAt };
}

function claimAll(world: GameWorld, wins: readonly Win[], timestamp: number): TimedTransaction[] {
  const { prediction, addressOf } = world;
  const to = prediction.market;
  const own = demoPlayers.flatMap((from) => {
    const epochs = wins.filter(({ player }) => player === from).map(({ epoch }) => BigInt(epoch));
    const data = encodeFunctionData({ abi: predictionMarketAbi, functionName: 'claim', args: [epochs] });
    return epochs.length === 0 ? [] : [{ from, to, data, timestamp }];
  });
  const relayed = wins.filter(({ player }) => !demoPlayers.includes(player));
  const args = [
    relayed.map(({ player }) => addressOf(player)),
    relayed.map(({ epoch }) => BigInt(epoch)),
  ] as const;
  const data = encodeFunctionData({ abi: predictionMarketAbi, functionName: 'claimBatch', args });
  return relayed.length === 0 ? own : [...own, { from: keeper, to, data, timestamp }];
}
