import { findNftStakeDeployment } from '@tradewind/abi/deployment';
import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import {
  listReportableStakes,
  listReportableUnstakes,
} from '@tradewind/db/nft-stake/list-reportable-moves.query';
import { reportedNftStake, reportedNftUnstake } from '@tradewind/schema/nft-stake/reported-moves';
import { getAbiItem } from 'viem';
import type { ReportKind } from '../report/report-kind.ts';
import { verifyEvent } from '../report/verify-event.ts';

const ofStaking = {
  findEmitter: ({ chainId }) => findNftStakeDeployment(chainId)?.staking.toLowerCase(),
  isIndexed: async () => true,
} satisfies Partial<ReportKind>;

/** The events name the account, so anybody may have sent the transaction. */
const verify = (name: 'NftStaked' | 'NftUnstaked') =>
  verifyEvent({ event: getAbiItem({ abi: nftStakingAbi, name }), accountTopic: 1 });

/** NFTs that an account staked, and that it took back. */
export const nftStakeReports: readonly ReportKind[] = [
  { ...reportedNftStake, ...ofStaking, events: listReportableStakes, verify: verify('NftStaked') },
  { ...reportedNftUnstake, ...ofStaking, events: listReportableUnstakes, verify: verify('NftUnstaked') },
];
