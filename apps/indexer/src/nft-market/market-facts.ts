import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { BlockSource } from '../sync/block-source.ts';
import type { EventRows } from './events.ts';

/** What the market needs beside its rows. */
export type MarketFacts = {
  /** The accounts that sent the transactions of sales, by hash: a settlement does not name its caller. */
  senders: ReadonlyMap<Hex, Hex>;
};

/** Reads the facts of each change; the blocks were read for its rows. */
export const createMarketReader =
  () =>
  async (source: Pick<BlockSource, 'getBlocks'>, { traded }: EventRows): Promise<MarketFacts> => {
    const hashes = new Set(traded.map(({ txHash }) => txHash));
    const blocks = await source.getBlocks(traded);
    const transactions = [...blocks.values()].flatMap((block) => block.transactions);
    const sales = transactions.filter(({ hash }) => hashes.has(hash));
    return { senders: new Map(sales.map(({ hash, from }) => [hash, from])) };
  };
