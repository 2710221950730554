import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { Database } from '@tradewind/db/database';
import { accountWeekTable } from '@tradewind/db/prediction/tables';
import { computeLockTime, computeWeek } from '@tradewind/rules/prediction/grid';
import { computePayout } from '@tradewind/rules/prediction/payout';
import { asc, eq } from 'drizzle-orm';
import type { ChainModel } from '../../simulation/chain-model.ts';
import { modelGenesis, sumStakes } from './model-market.ts';

type AccountWeek = { account: Hex; week: number; entered: number; won: number; volume: bigint; net: bigint };

/** Results of a chain's rounds for accounts by week: as indexed, and from the rounds of the contracts. */
export type AccountWeekSums = { indexed: AccountWeek[]; held: AccountWeek[] };

export async function readAccountWeekSums(
  { orm }: Database,
  chainId: number,
  { blocks }: ChainModel,
): Promise<AccountWeekSums> {
  const { account, week, enteredCount, wonCount, volume, net } = accountWeekTable;
  const indexed = await orm
    .select({ account, week, entered: enteredCount, won: wonCount, volume, net })
    .from(accountWeekTable)
    .where(eq(accountWeekTable.chainId, chainId))
    .orderBy(asc(account), asc(week));
  const held = new Map<string, AccountWeek>();
  for (const position of listSettledPositions(blocks.at(-1)?.market.rounds ?? new Map())) {
    const { account: holder, week: of, isDecided, isWon, amount, payout } = position;
    const sums = held.get(`${holder} ${of}`) ?? emptyWeek(holder, of);
    sums.entered += 1;
    sums.won += isWon ? 1 : 0;
    sums.volume += isDecided ? amount : 0n;
    sums.net += payout - amount;
    held.set(`${holder} ${of}`, sums);
  }
  const byKey = (a: AccountWeek, b: AccountWeek) =>
    a.account === b.account ? a.week - b.week : a.account < b.account ? -1 : 1;
  return { indexed, held: [...held.values()].toSorted(byKey) };
}

type Rounds = ChainModel['blocks'][number]['market']['rounds'];

function listSettledPositions(rounds: Rounds) {
  return [...rounds].flatMap(([epoch, round]) => {
    const { outcome, positions } = round;
    if (outcome === 'pending') return [];
    return [...positions].map(([account, position]) => ({
      account,
      week: computeWeek(computeLockTime(modelGenesis, epoch)),
      isDecided: outcome === 'up' || outcome === 'down',
      isWon: outcome === (position.isUp ? 'up' : 'down'),
      amount: position.amount,
      payout: computePayout(position, sumStakes(round), outcome),
    }));
  });
}

function emptyWeek(account: Hex, week: number): AccountWeek {
  return { account, week, entered: 0, won: 0, volume: 0n, net: 0n };
}
