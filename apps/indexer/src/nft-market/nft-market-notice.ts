import { nftMarketNotice } from '@tradewind/db/nft-market/nft-market-notice';
import type { EventRows } from './events.ts';
import { listTransfers } from './list-touched.ts';

/** Maximum works in a notice. */
const maxWorks = 100;

/** The notice of these events to live clients: the changed works, and the accounts whose lists or money changed. */
export function toNftMarketNotice(rows: EventRows, blockNumber: number) {
  const moved = [...listTransfers(rows), ...rows.minted, ...rows.royaltiesLowered];
  const asks = [...rows.asksOpened, ...rows.asksPriced, ...rows.asksClosed, ...rows.traded];
  const bids = [...rows.bidsPlaced, ...rows.bidsPriced, ...rows.bidsClosed];
  const works = [
    ...moved.map(({ collection, tokenId }) => ({ contract: collection, tokenId })),
    ...[...asks, ...bids].map(({ market, tokenId }) => ({ contract: market, tokenId })),
  ];
  const changed = [...new Map(works.map((each) => [`${each.contract} ${each.tokenId}`, each])).values()];
  return nftMarketNotice.create({
    blockNumber,
    works: changed.length > maxWorks ? null : changed,
    accounts: [...new Set(listAccounts(rows))],
  });
}

function listAccounts(rows: EventRows) {
  const bidders = [...rows.bidsPlaced, ...rows.bidsPriced, ...rows.bidsClosed];
  const offers = [...rows.offersPlaced, ...rows.offersTaken, ...rows.offersClosed];
  return [
    ...rows.asksOpened.map(({ seller }) => seller),
    ...rows.traded.flatMap(({ seller, buyer }) => [seller, buyer]),
    ...[...bidders, ...offers].map(({ bidder }) => bidder),
    ...[...rows.credited, ...rows.creditsWithdrawn].map(({ account }) => account),
  ];
}
