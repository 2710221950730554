import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Hex, toBytes } from '../column/hex-bytes.ts';
import type { Database, Transaction } from '../database.ts';
import { actionTable } from '../operator/tables.ts';
import type { Sql } from '../sql.ts';
import { transact } from '../transact.ts';

/** A list as the rules create it. */
export type NewSaleList = {
  scope: { chainId: number; project: number; round: number };
  payDecimals: number;
  entries: { readonly length: number };
  /** Its entries are read from here: a header, then `address,maxCommit,weight` in whole units. */
  file: string;
  hash: Hex;
  root: Hex;
  nodes: Uint8Array;
  /** Where it was computed from tiers: the snapshot, and the manifest as it is published. */
  origin?: { snapshotHash: Hex; snapshotFile: string; manifest: string };
};

/** Who stores a list; the log has it. */
export type ListAuthor = { account: Hex; session: string };

const compress = promisify(brotliCompress);
const linesAStatement = 5_000;
/** 100,000 lines take half a second, and 3% more bytes than with the longest search. */
const compression = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Stores a list, once: the same one again changes nothing and logs nothing. Returns whether it was added, or got its
 * manifest. The first manifest of a list stays. The parts of a list are one transaction, so a list without its entries
 * is never read.
 */
export async function putSaleList(
  database: Pick<Database, 'checkOut'>,
  list: NewSaleList,
  author?: ListAuthor,
): Promise<boolean> {
  const file = await toStoredFile(list.hash, list.file);
  const snapshot = list.origin && (await toStoredFile(list.origin.snapshotHash, list.origin.snapshotFile));
  return transact(database, async (transaction, sql) => {
    const id = await addList(sql, list, file);
    if (id !== undefined) await addEntries(sql, id, list);
    const hasNewManifest = snapshot !== undefined && (await addManifest(sql, list, snapshot));
    const isNew = id !== undefined || hasNewManifest;
    if (isNew && author) await addToLog(transaction, list, author);
    return isNew;
  });
}

type StoredFile = { hash: Uint8Array; size: number; bytes: Uint8Array };

async function toStoredFile(hash: Hex, file: string): Promise<StoredFile> {
  return { hash: toBytes(hash), size: Buffer.byteLength(file), bytes: await compress(file, compression) };
}

async function addFile(sql: Sql, { hash, size, bytes }: StoredFile): Promise<void> {
  await sql`insert into app.sale_list_file (hash, size, bytes)
    values (${hash}, ${size}, ${bytes}) on conflict do nothing`;
}

/** The number of an added list. By `Sql`: Drizzle's errors quote all parameters, which are megabytes here. */
async function addList(sql: Sql, list: NewSaleList, file: StoredFile): Promise<string | undefined> {
  const { payDecimals, entries, nodes } = list;
  const { chainId, project, round } = list.scope;
  const [hash, root] = [toBytes(list.hash), toBytes(list.root)];
  await addFile(sql, file);
  const [added] = await sql<{ id: string }>`
    insert into app.sale_list (hash, root, chain_id, project, round, pay_decimals, entry_count, nodes)
    values (${hash}, ${root}, ${chainId}, ${project}, ${round}, ${payDecimals}, ${entries.length}, ${nodes})
    on conflict do nothing returning id`;
  return added?.id;
}

/** Whether the list, which is stored, had no manifest. Its snapshot is stored with the first one alone. */
async function addManifest(sql: Sql, list: NewSaleList, snapshot: StoredFile): Promise<boolean> {
  const { hash, root, origin } = list;
  const known = await sql`select 1 from app.sale_list_manifest m join app.sale_list l on l.id = m.list
    where l.hash = ${toBytes(hash)} and l.root = ${toBytes(root)}`;
  if (origin === undefined || known.length > 0) return false;
  await addFile(sql, snapshot);
  const added = await sql`
    insert into app.sale_list_manifest (list, snapshot_hash, manifest)
    select id, ${snapshot.hash}, ${origin.manifest} from app.sale_list
    where hash = ${toBytes(hash)} and root = ${toBytes(root)}
    on conflict do nothing returning list`;
  return added.length > 0;
}

/** The lines of the file, read by the database, in statements that each end within the limit of a busy server. */
async function addEntries(sql: Sql, id: string, { file, payDecimals }: NewSaleList): Promise<void> {
  const lines = file.split('\n').slice(1, -1);
  for (let first = 0; first < lines.length; first += linesAStatement)
    await sql`
      insert into app.sale_list_entry (list, account, leaf_index, max_commit, weight)
      select ${id}::bigint, decode(substr(split_part(line, ',', 1), 3), 'hex'), ${first}::int + place - 1,
        split_part(line, ',', 2)::numeric * ('1e' || ${payDecimals}::int)::numeric, split_part(line, ',', 3)::bigint
      from string_to_table(${lines.slice(first, first + linesAStatement).join('\n')}::text, e'\n')
        with ordinality as lines (line, place)`;
}

async function addToLog(
  transaction: Transaction,
  { scope: { chainId, project, round }, hash, root, entries, origin }: NewSaleList,
  { account, session }: ListAuthor,
): Promise<void> {
  const list = { project, round, listHash: hash, listRoot: root, entries: entries.length };
  const fields = { ...list, ...(origin && { snapshotHash: origin.snapshotHash }) };
  await transaction.insert(actionTable).values({ account, session, chainId, kind: 'list_store', fields });
}
