import { findNftMarketDeployment } from '@tradewind/abi/deployment';
import { type EndedAuction, listEndedAuctions } from '@tradewind/db/nft-market/list-ended-auctions.query';
import { marketNewsNotice, type NoticedNews } from '@tradewind/db/nft-market/market-news-notice';
import { createTimeJob } from '../job/create-time-job.ts';
import type { CreateJobs } from '../job/job.ts';

/** Notices the auctions that are over, for their sellers and leading bidders. */
export const auctionJobs: CreateJobs = (deps) =>
  findNftMarketDeployment(deps.chainId) === undefined
    ? []
    : [
        createTimeJob(deps, {
          name: 'nft-market.ended',
          list: listEndedAuctions,
          toTime: ({ endsAt }) => endsAt,
          toNotice: (auctions) => marketNewsNotice.create({ news: auctions.flatMap(toNews) }),
        }),
      ];

function toNews({ seller, bidder, endsAt, ...auction }: EndedAuction): NoticedNews[] {
  const news = { ...auction, fact: String(endsAt) };
  const ended = { ...news, event: 'ended' as const, account: seller };
  return bidder === null ? [ended] : [ended, { ...news, event: 'won' as const, account: bidder }];
}
