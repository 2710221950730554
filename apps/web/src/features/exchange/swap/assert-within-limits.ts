import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { listPools, requoteTrade } from '../quote/requote.ts';
import { fetchReserves } from '../reserves/fetch-reserves.ts';
import { findPriceProblem, type SwapOrder } from './swap-order.ts';

/** Throws a sentence when the confirmed trade no longer fits the pools' current reserves. */
export async function assertWithinLimits(order: SwapOrder): Promise<void> {
  const now = requoteTrade(order.trade, await fetchReserves(order.chain.client, listPools(order.trade)));
  const problem = findPriceProblem(order, now);
  if (problem) throw new UserMessageError(messages.exchange.error[problem]);
}
