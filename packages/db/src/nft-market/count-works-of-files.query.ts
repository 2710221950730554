import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { artworkTable } from './tables.ts';

/** How many works of a chain have each of these files; none of a file without any. */
export async function countWorksOfFiles(
  database: Database,
  { fileNames, ...criteria }: { readonly chainId: number; readonly fileNames: readonly string[] },
) {
  return statement(database).execute({ ...criteria, fileNames: JSON.stringify(fileNames) });
}

const { chainId, fileName } = artworkTable;
const names = sql`array(select jsonb_array_elements_text(${sql.placeholder('fileNames')}::text::jsonb))`;

const statement = prepared((orm) =>
  orm
    .select({ fileName, works: count() })
    .from(artworkTable)
    .where(and(eq(chainId, sql.placeholder('chainId')), sql`${fileName} = any(${names})`))
    .groupBy(fileName)
    .prepare('count_works_of_files'),
);
