import { findNftStakeDeployment } from '@tradewind/abi/deployment';
import { nftStakingEvents } from '@tradewind/abi/nft-stake/nft-staking.events';
import { nftTokenTable, nftTransferTable } from '@tradewind/db/nft-stake/tables';
import { announcedBy } from '../contract/emitters.ts';
import { defineArea, readNothing } from '../sync/define-area.ts';
import { nftStakeEvents } from './events.ts';
import { toNftStakeNotice } from './nft-stake-notice.ts';
import { toNftStakeSources } from './sources.ts';
import { undoNftStake } from './undo-nft-stake.ts';
import { writeNftStake } from './write-nft-stake.ts';

/**
 * Indexes stakes of NFTs and the transfers of the allowed collections, and derives the tokens with their owners. A
 * collection that was removed is followed on: its tokens still leave. No account is a party: no token transfer is part
 * of a stake, so none may be hidden behind one. Nothing is refreshed by time: a reader compares `activeAt` with its own.
 */
export const nftStakeArea = defineArea({
  name: 'nft-stake',
  findDeployment: findNftStakeDeployment,
  toSources: toNftStakeSources,
  events: nftStakeEvents,
  emitters: ({ staking, genesis }) => ({
    staking,
    genesis,
    collection: announcedBy(staking, nftStakingEvents.collectionAllowed, ({ collection }) => collection),
  }),
  tables: { ofBlocks: [nftTransferTable], derived: [nftTokenTable] },
  createReader: readNothing,
  write: writeNftStake,
  undo: undoNftStake,
  notices: (_, { source, rows }) => Promise.resolve([toNftStakeNotice(rows, source.to)]),
});
