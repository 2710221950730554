import { headNotice, undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { type ChainHead, chainHeadSchema } from '@tradewind/schema/hub/chain-head';
import { headTopic } from '@tradewind/schema/hub/chain-topic';
import { type NoticeReader, readNotice } from './notice-reader.ts';
import type { OutgoingEvent } from './outgoing-event.ts';

/** The last indexed block of a chain; after an undo it is below the last published one. */
export const chainNotices: readonly NoticeReader[] = [headNotice, undoneNotice].map((kind) =>
  readNotice(kind, chainHeadSchema, (head) => [toHeadEvent(head)]),
);

function toHeadEvent(extraData: ChainHead): OutgoingEvent {
  return { topic: headTopic(extraData.chainId), target: 'chain_head', extraData, isReplaceable: true };
}
