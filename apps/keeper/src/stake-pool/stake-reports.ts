import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { findStakePool } from '@tradewind/db/stake-pool/find-stake-pool.query';
import {
  listReportableHarvests,
  listReportableStakes,
  listReportableUnstakes,
} from '@tradewind/db/stake-pool/list-reportable-stakes.query';
import {
  reportedHarvest,
  reportedStake,
  reportedUnstake,
} from '@tradewind/schema/stake-pool/reported-stakes';
import { getAbiItem } from 'viem';
import type { ReportKind } from '../report/report-kind.ts';
import { verifyEvent } from '../report/verify-event.ts';

/** The reported pool emits the events, and the index follows it where it is one of the factory's. */
const ofPool = {
  findEmitter: ({ fields }) => fields['pool'],
  isIndexed: async (database, { chainId, fields: { pool } }) =>
    pool !== undefined &&
    (await findStakePool(database, { chainId, address: `0x${pool.slice(2)}` })) !== undefined,
} satisfies Partial<ReportKind>;

/** The events name the account: a contract wallet does not send its own transactions. */
const verify = (name: 'Staked' | 'Unstaked' | 'Harvested') =>
  verifyEvent({ event: getAbiItem({ abi: stakePoolAbi, name }), accountTopic: 1 });

/** Stakes, exits and payments of launch pools. */
export const stakeReports: readonly ReportKind[] = [
  { ...reportedStake, ...ofPool, events: listReportableStakes, verify: verify('Staked') },
  { ...reportedUnstake, ...ofPool, events: listReportableUnstakes, verify: verify('Unstaked') },
  { ...reportedHarvest, ...ofPool, events: listReportableHarvests, verify: verify('Harvested') },
];
