import { headNotice, undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { nftStakeNotice } from '@tradewind/db/nft-stake/nft-stake-notice';
import { nftStakesChangedSchema } from '@tradewind/schema/nft-stake/nft-stakes-changed';
import { expect, it } from 'vitest';
import { toAddress, toHash } from '../../test-support/known.ts';
import { createToOutgoingEvents } from '../hub/event/to-outgoing-events.ts';
import { nftStakeNotices } from './nft-stake-notices.ts';

const toEvents = createToOutgoingEvents(nftStakeNotices);
const chainId = 56;
const [alice, bob] = [toAddress('a'), toAddress('b')];
const ofArea = (events: ReturnType<typeof toEvents>) =>
  events.filter(({ target }) => target === 'nft_stakes_changed');

it('[NST-01] [HUB-02] given changed NFTs, then the topic of the chain says whose, and the accounts’ sessions learn of their transactions', () => {
  const { kind, payload } = nftStakeNotice.create({
    blockNumber: 7,
    accounts: [alice, bob],
    transactions: [{ account: alice, hash: toHash('1') }],
  });
  const events = toEvents({ id: 1, at: 1, chainId, kind, payload });
  expect(events).toMatchObject([
    { topic: 'nft-stakes:56', target: 'nft_stakes_changed', isReplaceable: false },
    { topic: 'account', receiver: { address: alice, chainId }, target: 'transaction_noticed' },
  ]);
  expect(events[0]?.extraData).toEqual({ chainId, blockNumber: 7, accounts: [alice, bob] });
  expect(nftStakesChangedSchema.safeParse(events[0]?.extraData).success).toBe(true);
});

it('[NST-01] [HUB-02] given blocks that were undone, then any list may have changed; a new head changes none', () => {
  const head = { blockNumber: 6, blockHash: toHash('6'), blockTimestamp: 60 };
  const eventsOf = ({ create }: typeof headNotice) =>
    ofArea(toEvents({ id: 1, at: 1, chainId, ...create(head) }));
  expect(eventsOf(undoneNotice)).toMatchObject([{ extraData: { chainId, blockNumber: 6, accounts: null } }]);
  expect(eventsOf(headNotice)).toEqual([]);
});
