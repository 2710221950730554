import type { Database } from '../database.ts';

/** The time of the database's clock, which sets the times of intents: compare them with no other clock. */
export async function getTime({ sql }: Database): Promise<Date> {
  const [row] = await sql<{ now: string }>`select now()`;
  if (row === undefined) throw new TypeError('the database tells the time');
  return new Date(row.now);
}
