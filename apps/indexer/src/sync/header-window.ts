import type { Orm, Transaction } from '@tradewind/db/database';
import { headerTable } from '@tradewind/db/indexing/tables';
import { and, asc, desc, eq, gt, gte, lt } from 'drizzle-orm';
import { RetryableError } from '@tradewind/process/process-error';
import { insertRows } from '../insert-rows.ts';
import type { ChainReader } from '../rpc/chain-reader.ts';
import type { Header } from '../rpc/schema.ts';

export type StoredHeader = typeof headerTable.$inferSelect;

/** Stored headers of a chain, the newest first. */
export async function listStoredHeaders(orm: Orm, chainId: number): Promise<StoredHeader[]> {
  return orm
    .select()
    .from(headerTable)
    .where(eq(headerTable.chainId, chainId))
    .orderBy(desc(headerTable.blockNumber));
}

type WindowGap = {
  chainId: number;
  low: number;
  /** The block above the gap; by default the first of the added blocks. */
  next?: number;
  added: readonly Header[];
};

/**
 * The headers from `low` to the next block that the window lacks: after the backfill, and where an undo leaves
 * a shorter chain. Each must be the parent of its successor.
 */
export async function readMissingHeaders(
  orm: Orm,
  reader: ChainReader,
  { chainId, low, added, next = added[0]?.number ?? low }: WindowGap,
): Promise<Header[]> {
  const stored = await orm
    .select({ number: headerTable.blockNumber, parentHash: headerTable.parentHash })
    .from(headerTable)
    .where(
      and(
        eq(headerTable.chainId, chainId),
        gte(headerTable.blockNumber, low),
        lt(headerTable.blockNumber, next),
      ),
    )
    .orderBy(asc(headerTable.blockNumber));
  const known = new Set(stored.map(({ number }) => number));
  const numbers = Array.from({ length: Math.max(0, next - low) }, (_, index) => low + index);
  const headers = await getHeaders(
    reader,
    numbers.filter((number) => !known.has(number)),
  );
  const parents = new Map(
    [...stored, ...added, ...headers].map(({ number, parentHash }) => [number, parentHash]),
  );
  for (const { number, hash } of headers) {
    if (parents.get(number + 1) !== hash) throw new RetryableError(`header ${number} is of another chain`);
  }
  return headers;
}

/** Headers of these blocks; fails when the node lacks one or answers with another. */
export async function getHeaders(reader: ChainReader, numbers: readonly number[]): Promise<Header[]> {
  const headers = await reader.findHeaders(numbers);
  return headers.map((header, index) => {
    if (header && header.number === numbers[index]) return header;
    throw new RetryableError(`the node does not have block ${numbers[index]}`);
  });
}

/** Adds headers and deletes those below the window. */
export async function moveHeaderWindow(
  transaction: Transaction,
  { chainId, low, headers }: { chainId: number; low: number; headers: readonly Header[] },
): Promise<void> {
  await insertRows(
    transaction,
    headerTable,
    headers.map((header) => toRow(chainId, header)),
  );
  await transaction
    .delete(headerTable)
    .where(and(eq(headerTable.chainId, chainId), lt(headerTable.blockNumber, low)));
}

export async function removeHeadersAbove(
  transaction: Transaction,
  chainId: number,
  ancestor: number,
): Promise<void> {
  await transaction
    .delete(headerTable)
    .where(and(eq(headerTable.chainId, chainId), gt(headerTable.blockNumber, ancestor)));
}

function toRow(chainId: number, { number, hash, parentHash, timestamp }: Header): StoredHeader {
  return { chainId, blockNumber: number, blockHash: hash, parentHash, blockTimestamp: timestamp };
}
