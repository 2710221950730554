import { predictionNotice } from '@tradewind/db/prediction/prediction-notice';
import { predictionTargets, predictionTopic } from '@tradewind/schema/prediction/hub-names';
import type { Target } from '@tradewind/schema/hub/target';
import { type NoticeReader, passOn, readNotice } from '../hub/event/notice-reader.ts';
import { toAccountEvents } from '../hub/event/to-account-events.ts';
import { predictionChangeSchema } from './prediction-change.ts';

/** A newer event makes an earlier one worthless. */
const replaceable: readonly Target[] = ['prediction_live', 'server_time'];

export const predictionNotices: readonly NoticeReader[] = [
  // Transactions for the accounts of their entries and claims. `live` publishes the rounds, with their other
  // fields and at its own rate.
  readNotice(predictionNotice, predictionChangeSchema, ({ chainId, blockNumber, accounts }) =>
    toAccountEvents(
      { chainId, blockNumber },
      accounts.map(({ account, txHash: hash }) => ({ account, hash })),
    ),
  ),
  ...predictionTargets.map((target) =>
    passOn(predictionTopic, target, { isReplaceable: replaceable.includes(target) }),
  ),
];
