import { undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { nftStakeNotice } from '@tradewind/db/nft-stake/nft-stake-notice';
import { chainHeadSchema } from '@tradewind/schema/hub/chain-head';
import { areaTopic } from '@tradewind/schema/hub/chain-topic';
import { nftStakeTopic } from '@tradewind/schema/nft-stake/hub-names';
import {
  type NftStakesChanged,
  nftStakesChangedSchema,
} from '@tradewind/schema/nft-stake/nft-stakes-changed';
import { addressSchema } from '@tradewind/schema/wire/address';
import { hashSchema } from '@tradewind/schema/wire/hash';
import { z } from 'zod';
import { type NoticeReader, readNotice } from '../hub/event/notice-reader.ts';
import type { OutgoingEvent } from '../hub/event/outgoing-event.ts';
import { toAccountEvents } from '../hub/event/to-account-events.ts';

const changeSchema = z.object({
  ...nftStakesChangedSchema.shape,
  transactions: z.array(z.object({ account: addressSchema, hash: hashSchema })),
});

export const nftStakeNotices: readonly NoticeReader[] = [
  // Any list may have changed.
  readNotice(undoneNotice, chainHeadSchema, ({ chainId, blockNumber }) => [
    toChangedEvent({ chainId, blockNumber, accounts: null }),
  ]),
  readNotice(nftStakeNotice, changeSchema, ({ transactions, ...change }) => {
    const { chainId, blockNumber } = change;
    return [toChangedEvent(change), ...toAccountEvents({ chainId, blockNumber }, transactions)];
  }),
];

function toChangedEvent(extraData: NftStakesChanged): OutgoingEvent {
  const topic = areaTopic(nftStakeTopic, extraData.chainId);
  return { topic, target: 'nft_stakes_changed', extraData, isReplaceable: false };
}
