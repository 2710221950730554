import { findStakePoolDeployment } from '@tradewind/abi/deployment';
import { listMaturedStakes } from '@tradewind/db/stake-pool/list-matured-stakes.query';
import { stakesMaturedNotice } from '@tradewind/db/stake-pool/stakes-matured-notice';
import { createTimeJob } from '../job/create-time-job.ts';
import type { CreateJobs } from '../job/job.ts';

/** Notices the stakes that matured. */
export const stakeJobs: CreateJobs = (deps) =>
  findStakePoolDeployment(deps.chainId) === undefined
    ? []
    : [
        createTimeJob(deps, {
          name: stakesMaturedNotice.kind,
          list: listMaturedStakes,
          toTime: ({ maturedAt }) => maturedAt,
          toNotice: (stakes) => stakesMaturedNotice.create({ stakes: [...stakes] }),
        }),
      ];
