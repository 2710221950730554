import { exchangeNotice } from '@tradewind/db/exchange/exchange-notice';
import { undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { chainHeadSchema } from '@tradewind/schema/hub/chain-head';
import { type PoolChanged, poolChangedSchema } from '@tradewind/schema/hub/pool-changed';
import { poolsTopic } from '@tradewind/schema/hub/chain-topic';
import { addressSchema } from '@tradewind/schema/wire/address';
import { hashSchema } from '@tradewind/schema/wire/hash';
import { z } from 'zod';
import { type NoticeReader, readNotice } from '../hub/event/notice-reader.ts';
import type { OutgoingEvent } from '../hub/event/outgoing-event.ts';
import { toAccountEvents } from '../hub/event/to-account-events.ts';

const signedSchema = z.array(z.object({ account: addressSchema, hash: hashSchema }));
const changeSchema = z.object({ ...poolChangedSchema.shape, transactions: signedSchema.optional() });

export const exchangeNotices: readonly NoticeReader[] = [
  // Any pool may have changed.
  readNotice(undoneNotice, chainHeadSchema, ({ chainId, blockNumber }) => [
    toPoolsEvent({ chainId, blockNumber, swapCount: 0, pools: null }),
  ]),
  // Pools, and transactions by their signers.
  readNotice(exchangeNotice, changeSchema, ({ transactions = [], ...change }) => {
    const { chainId, blockNumber } = change;
    return [toPoolsEvent(change), ...toAccountEvents({ chainId, blockNumber }, transactions)];
  }),
];

function toPoolsEvent(extraData: PoolChanged): OutgoingEvent {
  return { topic: poolsTopic(extraData.chainId), target: 'pool_changed', extraData, isReplaceable: false };
}
