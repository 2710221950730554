import { erc20Events } from '@tradewind/abi/standard/erc20.events';
import { lenient, type RowsOf } from '../contract/define-events.ts';

export type EventRows = RowsOf<typeof tokenListEvents>;

export const tokenListEvents = {
  token: {
    /** Stored as rows of its two accounts. */
    transfers: lenient(erc20Events.transfer, ({ from, to, value }, { address: token }) => ({
      token,
      sender: from,
      recipient: to,
      amount: value,
    })),
  },
};
