import type { accountWeekTable } from './tables.ts';

export type AccountWeekRow = typeof accountWeekTable.$inferSelect;

type Share = { count: number; amount: bigint };

/** Sums of an account's settled rounds, in wei; `best` is undefined before the first won round. */
export type AccountWeekSums = {
  entered: Share;
  won: Share;
  lost: Share;
  volume: bigint;
  best: { epoch: number; net: bigint; payout: bigint } | undefined;
};

/** The sums in a row. */
export function toAccountWeekSums(row: AccountWeekRow): AccountWeekSums {
  const { bestEpoch, bestNet, bestPayout } = row;
  const hasBest = bestEpoch !== null && bestNet !== null && bestPayout !== null;
  return {
    entered: { count: row.enteredCount, amount: row.enteredAmount },
    won: { count: row.wonCount, amount: row.wonAmount },
    lost: { count: row.lostCount, amount: row.lostAmount },
    volume: row.volume,
    best: hasBest ? { epoch: bestEpoch, net: bestNet, payout: bestPayout } : undefined,
  };
}

/** The columns of a row for these sums. */
export function toAccountWeekRow({ entered, won, lost, volume, best }: AccountWeekSums) {
  return {
    enteredCount: entered.count,
    enteredAmount: entered.amount,
    wonCount: won.count,
    wonAmount: won.amount,
    lostCount: lost.count,
    lostAmount: lost.amount,
    volume,
    net: won.amount - lost.amount,
    bestEpoch: best?.epoch ?? null,
    bestNet: best?.net ?? null,
    bestPayout: best?.payout ?? null,
  };
}
