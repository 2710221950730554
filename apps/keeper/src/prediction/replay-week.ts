import type { PredictionDeployment } from '@tradewind/abi/deployment';
import { bonusDistributorAbi } from '@tradewind/abi/prediction/bonus-distributor.abi';
import { predictionMarketAbi as abi } from '@tradewind/abi/prediction/prediction-market.abi';
import { computeWeekEpochs } from '@tradewind/rules/prediction/grid';
import type { WeekEntry } from '@tradewind/rules/prediction/rank-week';
import { outcomes } from '@tradewind/rules/prediction/round';
import { type Client, getAbiItem, type Hex } from 'viem';
import { getBlockNumber, getLogs } from 'viem/actions';
import { type BlockRange, readRanges } from './read-ranges.ts';

export type PublishedBonuses = { root: Hex; total: bigint; datasetHash: Hex };

export type ReplayedWeek = {
  /** Entries of the week's rounds, in order of time. */
  entries: WeekEntry[];
  /** The published bonuses; undefined where there are none, or they were vetoed. */
  published: PublishedBonuses | undefined;
};

/** Recomputes a week from nothing but the events of market and distributor. */
export async function replayWeek(
  client: Client,
  { market, bonus, genesis, startBlock }: PredictionDeployment,
  week: number,
): Promise<ReplayedWeek> {
  const range = { fromBlock: startBlock, toBlock: await getBlockNumber(client) };
  const { first, last } = computeWeekEpochs(Number(genesis), week);
  const isOfWeek = ({ epoch }: { epoch: bigint }) => epoch >= first && epoch <= last;
  const [entered, settled] = await Promise.all([
    listEntered(client, market, range),
    listSettled(client, market, range),
  ]);
  const own = entered.filter(isOfWeek);
  const outcomeOf = new Map(settled.map(({ epoch, outcome }) => [epoch, outcomes[outcome]]));
  // The last entry of a round has its totals.
  const totalsOf = new Map(own.map(({ epoch, totalUp, totalDown }) => [epoch, { totalUp, totalDown }]));
  const entries = own.map(({ epoch, account, amount, up, ...totals }) => ({
    epoch: Number(epoch),
    account,
    amount,
    isUp: up,
    ...(totalsOf.get(epoch) ?? totals),
    outcome: outcomeOf.get(epoch) ?? ('pending' as const),
  }));
  return { entries, published: await findPublished(client, bonus, range, week) };
}

async function listEntered(client: Client, market: Hex, range: BlockRange) {
  const event = getAbiItem({ abi, name: 'Entered' });
  const read = (piece: BlockRange) => getLogs(client, { ...piece, address: market, event, strict: true });
  return (await readRanges(range, read)).map(({ args }) => args);
}

async function listSettled(client: Client, market: Hex, range: BlockRange) {
  const event = getAbiItem({ abi, name: 'RoundSettled' });
  const read = (piece: BlockRange) => getLogs(client, { ...piece, address: market, event, strict: true });
  return (await readRanges(range, read)).map(({ args }) => args);
}

/** The last publication, unless it was vetoed afterwards. */
async function findPublished(
  client: Client,
  bonus: Hex,
  range: BlockRange,
  week: number,
): Promise<PublishedBonuses | undefined> {
  const events = [
    getAbiItem({ abi: bonusDistributorAbi, name: 'WeekPublished' }),
    getAbiItem({ abi: bonusDistributorAbi, name: 'WeekVetoed' }),
  ] as const;
  const read = (piece: BlockRange) => getLogs(client, { ...piece, address: bonus, events, strict: true });
  const last = (await readRanges(range, read)).findLast(({ args }) => args.week === BigInt(week));
  return last?.eventName === 'WeekPublished' ? last.args : undefined;
}
