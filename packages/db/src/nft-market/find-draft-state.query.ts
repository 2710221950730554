import { sql } from 'drizzle-orm';
import { hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { artworkTextTable } from './app-tables.ts';
import type { DraftKey } from './put-draft.query.ts';
import { artworkTable } from './tables.ts';

/** Whether an account minted a file, and whether it has a draft for it. */
export async function findDraftState(
  database: Database,
  key: DraftKey,
): Promise<{ isMinted: boolean; isWritten: boolean }> {
  const [row] = await statement(database).execute(key);
  return row ?? { isMinted: false, isWritten: false };
}

const [chainId, account, fileName] = [
  sql.placeholder('chainId'),
  hexPlaceholder('account'),
  sql.placeholder('fileName'),
];

const statement = prepared((orm) =>
  orm
    .select({
      isMinted: sql<boolean>`exists (
        select from ${artworkTable} where chain_id = ${chainId} and creator = ${account} and file_name = ${fileName})`,
      isWritten: sql<boolean>`exists (
        select from ${artworkTextTable} where chain_id = ${chainId} and account = ${account} and file_name = ${fileName}
          and token_id is null)`,
    })
    .from(sql`(select) as nothing`)
    .prepare('find_draft_state'),
);
