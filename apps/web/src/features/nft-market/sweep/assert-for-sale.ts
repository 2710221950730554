import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { toListingKey } from '../basket/basket-store.ts';
import { readBasketStates } from '../basket/basket.query.ts';
import { toWorkName } from '../list/work-labels.ts';
import { isCheaper, type SweepOrder, type SweepWork } from './sweep-order.ts';

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
  const findState = ({ work }: SweepWork) => states.get(toListingKey(work));
  const lost = works.find((each) => {
    const state = findState(each);
    return state?.kind !== 'open' || state.price > each.price;
  });
  if (lost !== undefined) throw new UserMessageError(messages.nftMarketBasket.soldNow(toWorkName(lost.work)));
  if (isExact && works.some((each) => isCheaper(each, findState(each))))
    throw new UserMessageError(messages.nftMarketPay.lowered);
}
