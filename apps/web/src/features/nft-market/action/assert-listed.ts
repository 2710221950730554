import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { readTokenState } from '../work/token-state.query.ts';
import type { BuyOrder } from './purchase-order.ts';

/** Throws a sentence when the listing is not the one that was shown, at exactly its price. */
export async function assertListed({ chain, token, account, terms }: BuyOrder): Promise<void> {
  const { ask } = await readTokenState(chain, token, account);
  const { refused } = messages.nftMarketWrite;
  if (ask?.kind !== 'fixed' || ask.nonce !== terms.nonce) throw new UserMessageError(refused.gone);
  if (ask.price > terms.price) throw new UserMessageError(refused.raised);
  // The swap would bring more than the work costs.
  if (ask.price < terms.price) throw new UserMessageError(messages.nftMarketPay.lowered);
}
