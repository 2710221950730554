import { nftStakingEvents as stakingEvents } from '@tradewind/abi/nft-stake/nft-staking.events';
import { erc721Events } from '@tradewind/abi/standard/erc721.events';
import {
  collectionAllowedTable,
  collectionRemovedTable,
  nftLostTable,
  nftStakedTable,
  nftUnstakedTable,
} from '@tradewind/db/nft-stake/tables';
import { lenient, type RowsOf, stored } from '../contract/define-events.ts';

export type EventRows = RowsOf<typeof nftStakeEvents>;

/** Anybody may have written a collection: a log of another shape, as the Transfer of an ERC-20, has no row. */
const transfer = lenient(
  erc721Events.transfer,
  ({ from: sender, to: recipient, tokenId }, { address: collection }) => ({
    collection,
    tokenId,
    sender,
    recipient,
  }),
);

export const nftStakeEvents = {
  staking: {
    staked: stored(stakingEvents.nftStaked, nftStakedTable),
    unstaked: stored(stakingEvents.nftUnstaked, nftUnstakedTable),
    lost: stored(stakingEvents.nftLost, nftLostTable),
    allowed: stored(stakingEvents.collectionAllowed, collectionAllowedTable),
    removed: stored(stakingEvents.collectionRemoved, collectionRemovedTable),
  },
  /** Of the company's collection, and of each one from the block on that allowed it first. */
  genesis: { genesisTransfers: transfer },
  collection: { transfers: transfer },
};
