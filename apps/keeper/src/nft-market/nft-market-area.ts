import { defineArea } from '../area.ts';
import { auctionJobs } from './auction-jobs.ts';
import { draftJobs } from './draft-jobs.ts';
import { nftMarketConfig } from './nft-market-config.ts';
import { pinJobs } from './pin-jobs.ts';

export const nftMarketArea = defineArea({
  config: nftMarketConfig,
  jobs: (deps) => [...auctionJobs(deps), ...draftJobs(deps), ...pinJobs(deps)],
});
