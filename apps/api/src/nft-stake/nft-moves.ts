import {
  listReportableStakes,
  listReportableUnstakes,
} from '@tradewind/db/nft-stake/list-reportable-moves.query';
import type { ListReportableEvents } from '@tradewind/db/transaction/report-kind';
import { reportedNftStake, reportedNftUnstake } from '@tradewind/schema/nft-stake/reported-moves';
import type { ReportedEvent } from '@tradewind/schema/transaction/reported-transaction';

/** A direction in which NFTs move between an account and the staking contract. */
export type NftMoveKind = {
  path: string;
  eventName: 'NftStaked' | 'NftUnstaked';
  report: ReportedEvent;
  events: ListReportableEvents;
  /** The message of a move that a block includes. */
  done: string;
};

export const nftMoves: readonly NftMoveKind[] = [
  {
    path: '/Artworks/nft_stake',
    eventName: 'NftStaked',
    report: reportedNftStake,
    events: listReportableStakes,
    done: 'Stake successfully!',
  },
  {
    path: '/Artworks/nft_unstake',
    eventName: 'NftUnstaked',
    report: reportedNftUnstake,
    events: listReportableUnstakes,
    done: 'Unstake successfully!',
  },
];
