import { and, desc, lt, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../database.ts';
import { projectTable } from './app-tables.ts';

/** A page of projects, the newest first. */
export type ProjectPage = {
  /** All of them where it is empty. */
  network: 'bep' | 'erc' | 'poly' | '';
  /** A part of a name or of a symbol, in any letter case; all of them where it is empty. */
  search: string;
  /** Projects that were created earlier, in milliseconds. */
  before?: number | undefined;
  limit: number;
};

/** The values of its placeholders. */
export function toPlaceholders({ before = Number.MAX_SAFE_INTEGER, ...page }: ProjectPage) {
  return { ...page, before };
}

const search = sql`lower(${sql.placeholder('search')}::text)`;
const network = sql`${sql.placeholder('network')}::text`;

/** The page of the projects that fulfil a condition. */
export function selectProjectPage(orm: Orm, condition: SQL) {
  return orm
    .select()
    .from(projectTable)
    .where(
      and(
        lt(projectTable.created, sql.placeholder('before')),
        sql`(${network} = '' or ${projectTable.network} = ${network})`,
        sql`(strpos(lower(${projectTable.name}), ${search}) > 0 or strpos(lower(${projectTable.symbol}), ${search}) > 0)`,
        condition,
      ),
    )
    .orderBy(desc(projectTable.created))
    .limit(sql.placeholder('limit'));
}
