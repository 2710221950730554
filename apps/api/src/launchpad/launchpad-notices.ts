import { launchpadNotice } from '@tradewind/db/launchpad/launchpad-notice';
import { type NoticeReader, readNotice } from '../hub/event/notice-reader.ts';
import { toAccountEvents } from '../hub/event/to-account-events.ts';
import { launchpadChangeSchema } from './launchpad-change.ts';

export const launchpadNotices: readonly NoticeReader[] = [
  // Transactions for their accounts. `live` publishes the sales, at its own rate.
  readNotice(launchpadNotice, launchpadChangeSchema, ({ chainId, blockNumber, accounts }) =>
    toAccountEvents(
      { chainId, blockNumber },
      accounts.map(({ account, txHash: hash }) => ({ account, hash })),
    ),
  ),
];
