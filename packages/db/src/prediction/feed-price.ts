import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database.ts';
import { priceTable } from './tables.ts';

/** A round of the feed: `roundId` is phase << 64 | n, `answer` in units of 10^-8, `updatedAt` in chain seconds. */
export type FeedPriceRow = { roundId: bigint; answer: bigint; updatedAt: number };

/** The columns of a round of the feed. */
export const feedPriceColumns = {
  roundId: priceTable.roundId,
  answer: priceTable.answer,
  updatedAt: priceTable.updatedAt,
};

/** The first round of the feed after a time: it decides the price of that time. */
export function selectFirstPriceAfter(orm: Orm, time: SQL, name: string) {
  return orm
    .select(feedPriceColumns)
    .from(priceTable)
    .where(and(eq(priceTable.chainId, sql.placeholder('chainId')), gt(priceTable.updatedAt, time)))
    .orderBy(asc(priceTable.updatedAt), asc(priceTable.blockNumber), asc(priceTable.logIndex))
    .limit(1)
    .as(name);
}
