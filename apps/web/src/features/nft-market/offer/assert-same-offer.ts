import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { readAnswers } from '../../../shared/chain/read-answers.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { parseOffer } from '../work/market-answers.ts';
import type { OfferOrder } from './offer-order.ts';

/** Anybody may accept the offer that is replaced, at any time: throws where it is not that of the order any longer. */
export async function assertSameOffer({ chain, account, market, before }: OfferOrder): Promise<void> {
  const view = { address: market, abi: marketAbi, functionName: 'offerOf', args: [account] };
  const [answer] = await readAnswers(chain.client, [view]);
  const now = parseOffer(answer);
  if (now?.price !== before?.price || now?.count !== before?.count)
    throw new UserMessageError(messages.nftMarketOffer.changedMeanwhile);
}
