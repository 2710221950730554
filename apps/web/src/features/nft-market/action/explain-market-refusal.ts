import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { findContractError } from '../../../shared/chain/find-contract-error.ts';
import { toUserMessage } from '../../../shared/chain/to-user-message.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { CallRefusal } from '../../../shared/transaction/transaction-call.ts';

const text = messages.nftMarketWrite.refused;

const refusalTexts = new Map<ReturnType<typeof findError>, string>([
  ['Market_NotListed', text.gone],
  ['Market_WrongNonce', text.gone],
  ['Market_WrongKind', text.gone],
  ['Market_Listed', text.listed],
  ['Market_NotSeller', text.notSeller],
  ['Market_OwnTrade', text.own],
  ['Market_PriceTooLow', text.tooLow],
  ['Market_PriceTooHigh', text.raised],
  ['Market_ProceedsTooLow', text.lowered],
  ['Market_HasBid', text.hasBid],
  ['Market_NoBid', text.noBid],
  ['Market_AuctionHasBid', text.auctionHasBid],
  ['Market_BidLeads', text.bidLeads],
  ['Market_AuctionOver', text.auctionOver],
  ['Market_AuctionNotOver', text.auctionNotOver],
  ['Market_BadEnd', text.badEnd],
  ['Market_BadReceiver', text.badReceiver],
  ['Market_NotMoved', text.notMoved],
  ['Market_PaymentFailed', text.paymentFailed],
  ['Market_HasOffer', text.hasOffer],
  ['Market_NoOffer', text.noOffer],
  ['Market_BadOffer', text.badOffer],
  ['Market_NothingBought', text.nothingBought],
  ['Market_Paused', text.paused],
]);

function findError(cause: unknown) {
  return findContractError(cause, marketAbi);
}

/** The sentence for a write that a market would refuse: its own error in any of the calls, else that of the first. */
export function explainMarketRefusal(refusals: readonly CallRefusal[]): UserMessageError {
  const [first] = listCauses(refusals);
  return findMarketRefusal(refusals) ?? new UserMessageError(toUserMessage(first), { cause: first });
}

/** The same for a transfer, whose second call is for a listed work: that the work is not listed is no reason. */
export function explainTransferRefusal(refusals: readonly CallRefusal[]): UserMessageError {
  return explainMarketRefusal(refusals.filter((refusal) => !isNotListed(refusal)));
}

const isNotListed = (refusal: CallRefusal): boolean =>
  listCauses([refusal]).some((cause) => findError(cause) === 'Market_NotListed');

/** The sentence for the last error of a market's own; undefined where there is none. */
export function findMarketRefusal(refusals: readonly CallRefusal[]): UserMessageError | undefined {
  const cause = listCauses(refusals).findLast((each) => refusalTexts.has(findError(each)));
  const sentence = refusalTexts.get(findError(cause));
  return sentence === undefined ? undefined : new UserMessageError(sentence, { cause });
}

function listCauses(refusals: readonly CallRefusal[]): unknown[] {
  return refusals.map(({ callError, estimateError }) => callError ?? estimateError);
}
