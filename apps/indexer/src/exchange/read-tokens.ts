import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { tokenTable } from '@tradewind/db/exchange/tables';
import type { BlockSource } from '../sync/block-source.ts';
import type { EventRows } from './events.ts';
import type { ExchangeSources } from './sources.ts';
import { decodeTokenMetadata, metadataCalls } from '../contract/token-metadata.ts';

export type TokenInsert = typeof tokenTable.$inferInsert;

type PairsCreated = EventRows['pairsCreated'];

/**
 * The new tokens of these pairs, with their metadata at the block of the first pair; those in `known` are
 * skipped.
 */
export type TokenReader = (
  source: Pick<BlockSource, 'call'>,
  pairsCreated: PairsCreated,
  known: ReadonlySet<Hex>,
) => Promise<TokenInsert[]>;

/** Tokens per request: their answers are kept when a later request fails. */
const portionSize = 200;

/** Reads tokens in portions; a retry after a failure continues where it stopped. */
export function createTokenReader({ chainId, listedTokens }: ExchangeSources): TokenReader {
  let answered = new Map<string, TokenInsert>();
  return async (source, pairsCreated, known) => {
    const wanted = listWanted(pairsCreated, known);
    answered = new Map(wanted.flatMap(({ key }) => toEntry(key, answered.get(key))));
    const missing = wanted.filter(({ key }) => !answered.has(key));
    for (let from = 0; from < missing.length; from += portionSize) {
      const portion = missing.slice(from, from + portionSize);
      const calls = portion.flatMap(({ address: to, blockNumber }) =>
        metadataCalls.map((data) => ({ to, data, blockNumber })),
      );
      const answers = await source.call(calls);
      for (const [index, { key, address, blockNumber }] of portion.entries()) {
        const start = index * metadataCalls.length;
        const metadata = decodeTokenMetadata(answers.slice(start, start + metadataCalls.length));
        const isListed = listedTokens.includes(address);
        answered.set(key, { chainId, address, ...metadata, isListed, createdBlockNumber: blockNumber });
      }
    }
    return [...answered.values()];
  };
}

function toEntry(key: string, token: TokenInsert | undefined): [string, TokenInsert][] {
  return token ? [[key, token]] : [];
}

/** Each token with its first block; a replaced block counts as another one. */
function listWanted(pairsCreated: PairsCreated, known: ReadonlySet<Hex>) {
  const first = new Map<Hex, { key: string; address: Hex; blockNumber: number }>();
  for (const { token0, token1, blockNumber, blockHash } of pairsCreated) {
    for (const address of [token0, token1]) {
      if (known.has(address) || first.has(address)) continue;
      first.set(address, { key: `${blockHash} ${address}`, address, blockNumber });
    }
  }
  return [...first.values()];
}
