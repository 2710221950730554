import type { Hex } from '@tradewind/db/column/hex-bytes';
import { isAnyOf } from '@tradewind/db/column/is-any-of';
import type { Database } from '@tradewind/db/database';
import { tokenTable } from '@tradewind/db/exchange/tables';
import { and, eq } from 'drizzle-orm';
import type { BlockSource } from '../sync/block-source.ts';
import type { EventRows } from './events.ts';
import { createTokenReader, type TokenInsert } from './read-tokens.ts';
import type { ExchangeSources } from './sources.ts';

/** Reads the tokens of new pairs that the index does not have. */
export function createNewTokenReader(sources: ExchangeSources, database: Database) {
  const readTokens = createTokenReader(sources);
  return async (source: BlockSource, { pairsCreated }: EventRows): Promise<TokenInsert[]> =>
    readTokens(source, pairsCreated, await listKnownTokens(database, sources.chainId, pairsCreated));
}

/** The tokens of new pairs that are already in the index. */
async function listKnownTokens(
  { orm }: Database,
  chainId: number,
  pairs: EventRows['pairsCreated'],
): Promise<Set<Hex>> {
  if (pairs.length === 0) return new Set();
  const tokens = new Set(pairs.flatMap(({ token0, token1 }) => [token0, token1]));
  const rows = await orm
    .select({ address: tokenTable.address })
    .from(tokenTable)
    .where(and(eq(tokenTable.chainId, chainId), isAnyOf(tokenTable.address, [...tokens])));
  return new Set(rows.map(({ address }) => address));
}
