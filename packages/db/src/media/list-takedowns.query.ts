import { desc, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { mediaTakedownTable } from './tables.ts';

/** The last takedown of a page. Its time in whole microseconds, as the table has it: a `Date` would lose some. */
export type TakedownCursor = { readonly micros: string; readonly hash: Hex };

export type ListTakedowns = { readonly limit: number; readonly cursor?: TakedownCursor | undefined };

/** After every time of a takedown: the start of the first page. */
const latest: TakedownCursor = { micros: '9000000000000000', hash: '0x' };

/** The files that were taken down, the last ones first. */
export async function listTakedowns(database: Database, { limit, cursor = latest }: ListTakedowns) {
  return statement(database).execute({ limit, ...cursor });
}

const { hash, reason, at } = mediaTakedownTable;
const time = sql`timestamptz 'epoch' + interval '1 microsecond' * ${sql.placeholder('micros')}::float8`;

const statement = prepared((orm) =>
  orm
    .select({ hash, reason, at, micros: sql<string>`(extract(epoch from ${at}) * 1000000)::bigint::text` })
    .from(mediaTakedownTable)
    .where(sql`(${at}, ${hash}) < (${time}, ${hexPlaceholder('hash')})`)
    .orderBy(desc(at), desc(hash))
    .limit(sql.placeholder('limit'))
    .prepare('list_takedowns'),
);
