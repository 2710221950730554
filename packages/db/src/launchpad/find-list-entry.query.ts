import { and, eq, sql } from 'drizzle-orm';
import { type Hex, hexPlaceholder } from '../column/hex-bytes.ts';
import type { Database } from '../database.ts';
import { prepared } from '../prepared.ts';
import { saleListEntryTable, saleListTable } from './app-tables.ts';

/** The list that the terms of a sale name, for the round that they name. */
export type NamedList = { hash: Hex; root: Hex; chainId: number; project: number; round: number };

/** A line of a list; `leafIndex` is its place among `entryCount` leaves. */
export type FoundEntry = {
  list: number;
  entryCount: number;
  leafIndex: number;
  /** Raw units of the payment token. */
  maxCommit: bigint;
  weight: number;
};

/** An account on a list: its line, or that it has none; unknown where no such list is stored. */
export type ListStanding = { kind: 'unknown' } | { kind: 'notListed' } | ({ kind: 'listed' } & FoundEntry);

export async function findListEntry(
  database: Database,
  criteria: NamedList & { account: Hex },
): Promise<ListStanding> {
  const [found] = await lineOf(database).execute(criteria);
  if (found === undefined) return { kind: 'unknown' };
  const { entry, ...list } = found;
  return entry === null ? { kind: 'notListed' } : { kind: 'listed', ...list, ...entry };
}

/** Hashes of a list's tree at these places, in their order. Each is read by itself: the tree is six million bytes. */
export async function listTreeNodes(
  database: Database,
  { list, places }: { list: number; places: readonly number[] },
): Promise<Hex[]> {
  const rows = await nodesOf(database).execute({ list, places: JSON.stringify(places) });
  return rows.map(({ node }): Hex => `0x${node}`);
}

const { leafIndex, maxCommit, weight } = saleListEntryTable;

const lineOf = prepared((orm) =>
  orm
    .select({
      list: saleListTable.id,
      entryCount: saleListTable.entryCount,
      entry: { leafIndex, maxCommit, weight },
    })
    .from(saleListTable)
    .leftJoin(
      saleListEntryTable,
      and(
        eq(saleListEntryTable.list, saleListTable.id),
        eq(saleListEntryTable.account, hexPlaceholder('account')),
      ),
    )
    .where(
      and(
        eq(saleListTable.hash, hexPlaceholder('hash')),
        eq(saleListTable.root, hexPlaceholder('root')),
        eq(saleListTable.chainId, sql.placeholder('chainId')),
        eq(saleListTable.project, sql.placeholder('project')),
        eq(saleListTable.round, sql.placeholder('round')),
      ),
    )
    .prepare('find_list_entry'),
);

const nodesOf = prepared((orm) =>
  orm
    .select({
      node: sql<string>`encode(substring(${saleListTable.nodes} from place.at::int * 32 + 1 for 32), 'hex')`,
    })
    .from(saleListTable)
    .innerJoin(
      sql`jsonb_array_elements_text(${sql.placeholder('places')}::text::jsonb) with ordinality as place (at, height)`,
      sql`true`,
    )
    .where(eq(saleListTable.id, sql.placeholder('list')))
    .orderBy(sql`place.height`)
    .prepare('list_tree_nodes'),
);
