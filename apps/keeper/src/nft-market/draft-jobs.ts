import { findNftMarketDeployment } from '@tradewind/abi/deployment';
import { endDrafts } from '@tradewind/db/nft-market/end-drafts.query';
import type { CreateJobs } from '../job/job.ts';

/** Ends each hour the drafts that nobody minted. */
export const draftJobs: CreateJobs = ({ database, chainId, now }) =>
  findNftMarketDeployment(chainId) === undefined
    ? []
    : [
        {
          name: `nft-market.drafts.${chainId}`,
          schedule: '23 * * * *',
          run: async () => {
            await endDrafts(database, { chainId, now: now() });
          },
        },
      ];
