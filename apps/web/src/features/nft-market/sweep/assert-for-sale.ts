import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { toListingKey } from '../basket/basket-store.ts';
import { readBasketStates } from '../basket/basket.query.ts';
import { toWorkName } from '../list/work-labels.ts';
import type { SweepOrder } from './sweep-order.ts';

/**
 * Right before the wallet: throws where a work can't be bought any longer at the price that was shown; of an exact sum, also
 * where one costs less.
 */
export async function assertForSale(
  { chain, account, works }: SweepOrder,
  { isExact = false } = {},
): Promise<void> {
  const states = await readBasketStates(
    chain,
    works.map(({ work }) => work),
    { account },
  );
  const found = works.map(({ work, price }) => ({ work, price, state: states.get(toListingKey(work)) }));
  const lost = found.find(({ state, price }) => state?.kind !== 'open' || state.price > price);
  if (lost !== undefined) throw new UserMessageError(messages.nftMarketBasket.soldNow(toWorkName(lost.work)));
  if (isExact && found.some(({ state, price }) => state?.kind === 'open' && state.price < price))
    throw new UserMessageError(messages.nftMarketPay.lowered);
}
