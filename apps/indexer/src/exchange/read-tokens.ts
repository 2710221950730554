import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { tokenTable } from '@tradewind/db/exchange/tables';
import type { BlockSource } from '../sync/block-source.ts';
import type { EventRows } from './event-rows.ts';
import type { ExchangeSources } from '../exchange-sources.ts';
import { decodeTokenMetadata, metadataCalls } from './token-metadata.ts';

export type TokenInsert = typeof tokenTable.$inferInsert;

/** The tokens that these pairs bring in, as they describe themselves at the block of the first pair. */
export async function readTokens(
  source: BlockSource,
  { chainId, listedTokens }: ExchangeSources,
  pairsCreated: EventRows['pairsCreated'],
  known: ReadonlySet<Hex>,
): Promise<TokenInsert[]> {
  const firstBlocks = new Map<Hex, number>();
  for (const { token0, token1, blockNumber } of pairsCreated) {
    for (const token of [token0, token1]) {
      if (!known.has(token) && !firstBlocks.has(token)) firstBlocks.set(token, blockNumber);
    }
  }
  const tokens = [...firstBlocks];
  const answers = await source.call(
    tokens.flatMap(([to, blockNumber]) => metadataCalls.map((data) => ({ to, data, blockNumber }))),
  );
  return tokens.map(([address, createdBlockNumber], index) => {
    const from = index * metadataCalls.length;
    const metadata = decodeTokenMetadata(answers.slice(from, from + metadataCalls.length));
    return { chainId, address, ...metadata, isListed: listedTokens.includes(address), createdBlockNumber };
  });
}
