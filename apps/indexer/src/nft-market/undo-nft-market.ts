import type { Transaction } from '@tradewind/db/database';
import type { EventTable } from '@tradewind/db/column/event-table';
import {
  askClosedTable,
  askOpenedTable,
  askPricedTable,
  bidClosedTable,
  bidPlacedTable,
  bidPricedTable,
  listingsPausedTable,
  marketCreatedTable,
  marketFeeProposedTable,
  marketTable,
  nftMintedTable,
  offerClosedTable,
  offerPlacedTable,
  offerTakenTable,
  royaltyLoweredTable,
  tradedTable,
  workTransferTable,
} from '@tradewind/db/nft-market/tables';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Position } from '../sync/area.ts';
import type { Repair } from '../sync/define-area.ts';
import { listTouched, type TouchingRows } from './list-touched.ts';
import { addSums } from './market-sums.ts';
import { refreshTouched } from './refresh-touched.ts';
import type { NftMarketSources } from './sources.ts';

/** The blocks of a chain that are undone, in their transaction. */
type Above = { db: Transaction; chainId: number; ancestor: number };

/** Takes away what the blocks above the ancestor added; the answer recomputes what the events that are left decide. */
export async function undoNftMarket(
  transaction: Transaction,
  { chainId }: NftMarketSources,
  { blockNumber: ancestor }: Position,
): Promise<Repair> {
  const rows = await readRowsAbove({ db: transaction, chainId, ancestor });
  const touched = await listTouched(transaction, chainId, rows);
  await addSums(transaction, chainId, { from: ancestor + 1, to: Number.MAX_SAFE_INTEGER, sign: -1 });
  await transaction.execute(sql`
    delete from ${marketTable} where chain_id = ${chainId} and address in (
      select e.market from ${marketCreatedTable} e where e.chain_id = ${chainId} and e.block_number > ${ancestor})`);
  return () => refreshTouched(transaction, chainId, touched);
}

/** The keys of all events above the ancestor, before they are deleted. */
async function readRowsAbove(above: Above): Promise<TouchingRows> {
  return {
    works: await readWorks(above),
    tokens: await readTokens(above),
    asks: await readAsks(above),
    bids: await readBids(above),
    offers: await readOffers(above),
    terms: await readTerms(above),
  };
}

const isAbove = ({ chainId, ancestor }: Above, table: Pick<EventTable, 'chainId' | 'blockNumber'>) =>
  and(eq(table.chainId, chainId), gt(table.blockNumber, ancestor));

async function readWorks(above: Above): Promise<TouchingRows['works']> {
  const works: TouchingRows['works'][number][] = [];
  for (const table of [workTransferTable, nftMintedTable, royaltyLoweredTable]) {
    const { collection, tokenId } = table;
    const keys = { collection, tokenId };
    works.push(...(await above.db.selectDistinct(keys).from(table).where(isAbove(above, table))));
  }
  return works;
}

async function readTokens(above: Above): Promise<TouchingRows['tokens']> {
  const tokens: TouchingRows['tokens'][number][] = [];
  for (const table of [askOpenedTable, askClosedTable, tradedTable]) {
    const { market, tokenId } = table;
    const keys = { market, tokenId };
    tokens.push(...(await above.db.selectDistinct(keys).from(table).where(isAbove(above, table))));
  }
  return tokens;
}

async function readAsks(above: Above): Promise<TouchingRows['asks']> {
  const asks: TouchingRows['asks'][number][] = [];
  for (const table of [askOpenedTable, askPricedTable, askClosedTable, bidPlacedTable, bidPricedTable]) {
    const { market, tokenId, nonce } = table;
    const keys = { market, tokenId, nonce };
    asks.push(...(await above.db.selectDistinct(keys).from(table).where(isAbove(above, table))));
  }
  return asks;
}

async function readBids(above: Above): Promise<TouchingRows['bids']> {
  const bids: TouchingRows['bids'][number][] = [];
  for (const table of [bidPlacedTable, bidPricedTable, bidClosedTable]) {
    const { market, tokenId, nonce, bidder } = table;
    const keys = { market, tokenId, nonce, bidder };
    bids.push(...(await above.db.selectDistinct(keys).from(table).where(isAbove(above, table))));
  }
  return bids;
}

async function readOffers(above: Above): Promise<TouchingRows['offers']> {
  const offers: TouchingRows['offers'][number][] = [];
  for (const table of [offerPlacedTable, offerTakenTable, offerClosedTable]) {
    const { market, bidder } = table;
    const keys = { market, bidder };
    offers.push(...(await above.db.selectDistinct(keys).from(table).where(isAbove(above, table))));
  }
  return offers;
}

async function readTerms(above: Above): Promise<TouchingRows['terms']> {
  const terms: TouchingRows['terms'][number][] = [];
  for (const table of [marketFeeProposedTable, listingsPausedTable]) {
    const keys = { market: table.market };
    terms.push(...(await above.db.selectDistinct(keys).from(table).where(isAbove(above, table))));
  }
  return terms;
}
