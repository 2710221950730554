import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { artworkTable } from './tables.ts';
import type { WorkKey } from './work-keys.ts';

export type WorkOfFile = WorkKey & { readonly fileName: string | null };

/** The works of these files, the first ones of each name first. */
export async function listWorksOfFiles(
  database: Database,
  { fileNames, ...criteria }: { chainId: number; fileNames: readonly string[]; limit: number },
): Promise<WorkOfFile[]> {
  return statement(database).execute({ ...criteria, fileNames: JSON.stringify(fileNames) });
}

const { chainId, collection, tokenId, fileName } = artworkTable;
const names = sql`array(select jsonb_array_elements_text(${sql.placeholder('fileNames')}::text::jsonb))`;

const statement = prepared((orm) =>
  orm
    .select({ collection, tokenId, fileName })
    .from(artworkTable)
    .where(and(eq(chainId, sql.placeholder('chainId')), sql`${fileName} = any(${names})`))
    .orderBy(asc(fileName), asc(collection), asc(tokenId))
    .limit(sql.placeholder('limit'))
    .prepare('list_works_of_files'),
);
