import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { type FeedPriceRow, selectFirstPriceAfter } from './feed-price.ts';

/** The feed's first round after a moment (chain seconds): the hint by which its price is proven. */
export async function findFirstPriceAfter(
  database: Database,
  { chainId, time }: { chainId: number; time: number },
): Promise<FeedPriceRow | undefined> {
  const [row] = await statement(database).execute({ chainId, time });
  return row;
}

const statement = prepared((orm) => {
  const first = selectFirstPriceAfter(orm, sql`${sql.placeholder('time')}::bigint`, 'first');
  return orm
    .select({ roundId: first.roundId, answer: first.answer, updatedAt: first.updatedAt })
    .from(first)
    .prepare('find_prediction_first_price_after');
});
