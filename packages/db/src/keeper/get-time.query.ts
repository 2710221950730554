import type { Database } from '../database.ts';

/** What the database's clock says: the times of intents are its own, so they are compared with it and with no other. */
export async function getTime({ sql }: Database): Promise<Date> {
  const [row] = await sql<{ now: Date }[]>`select now()`;
  if (row === undefined) throw new TypeError('the database tells the time');
  return new Date(row.now);
}
