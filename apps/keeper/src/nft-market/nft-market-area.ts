import { defineArea } from '../area.ts';
import { auctionJobs } from './auction-jobs.ts';

export const nftMarketArea = defineArea({ jobs: auctionJobs });
