import type { Transaction } from '@tradewind/db/database';
import { marketTable, workTransferTable } from '@tradewind/db/nft-market/tables';
import { insertRows } from '../insert-rows.ts';
import type { Change } from '../sync/define-area.ts';
import type { EventRows } from './events.ts';
import { listTouched, listTransfers, toTouchingRows } from './list-touched.ts';
import { addSums } from './market-sums.ts';
import { refreshTouched } from './refresh-touched.ts';
import type { NftMarketSources } from './sources.ts';

/** Before the first events of a market are counted. */
const untouched = {
  isPaused: false,
  nextFeeAt: 0,
  askCount: 0,
  offerCount: 0,
  tradeCount: 0,
  volume: 0n,
  fees: 0n,
  royalties: 0n,
  sweptFees: 0n,
};

/** Adds the markets and the transfers, computes what the new events touch, and adds to the sums. */
export async function writeNftMarket(
  transaction: Transaction,
  { sources: { chainId }, source: { from, to }, rows }: Change<NftMarketSources, EventRows, unknown>,
): Promise<void> {
  const markets = rows.marketsCreated.map(
    ({ market: address, number, collection, feeBps, blockNumber, blockTimestamp }) => ({
      chainId,
      address,
      number,
      collection,
      feeBps,
      nextFeeBps: feeBps,
      ...untouched,
      createdBlockNumber: blockNumber,
      createdAt: blockTimestamp,
    }),
  );
  await insertRows(transaction, marketTable, markets);
  await insertRows(transaction, workTransferTable, listTransfers(rows));
  await refreshTouched(transaction, chainId, await listTouched(transaction, chainId, toTouchingRows(rows)));
  await addSums(transaction, chainId, { from, to, sign: 1 });
}
