import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { toListingKey } from '../basket/basket-store.ts';
import { readBasketStates } from '../basket/basket.query.ts';
import { toWorkName } from '../list/work-labels.ts';
import type { SweepOrder } from './sweep-order.ts';

/** Right before the wallet: throws where a work can't be bought any longer at the price that was shown. */
export async function assertForSale({ chain, account, works }: SweepOrder): Promise<void> {
  const states = await readBasketStates(
    chain,
    works.map(({ work }) => work),
    { account },
  );
  const lost = works.find(({ work, price }) => {
    const state = states.get(toListingKey(work));
    return state?.kind !== 'open' || state.price > price;
  });
  if (lost !== undefined) throw new UserMessageError(messages.nftMarketBasket.soldNow(toWorkName(lost.work)));
}
