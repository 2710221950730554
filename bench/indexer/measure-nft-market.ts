import { withDatabase } from '../frame/with-database.ts';
import { startNftMarketChain } from './nft-market-chain.ts';
import { type Backfill, startIndexer } from './processes.ts';

/** Measures how fast the events of an NFT market become rows, on a chain and in a database of their own. */
export async function measureNftMarket(rounds: number): Promise<Backfill> {
  const node = await startNftMarketChain(rounds);
  try {
    return await withDatabase(async ({ home, url }) => {
      const indexer = await startIndexer(home, url, node);
      try {
        return await indexer.measureBackfill();
      } finally {
        await indexer.stop();
      }
    });
  } finally {
    await node.stop();
  }
}
