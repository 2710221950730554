import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import { isSameAddress } from '@tradewind/rules/network/address';
import { computeNextBid } from '@tradewind/rules/nft-market/next-bid';
import type { Address } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { Ask } from '../work/token.ts';

const text = messages.nftMarketWrite;

/** Prices are of 96 bits in the contract. */
const mostPrice = 2n ** 96n - 1n;

export type PriceForm = {
  readonly action: 'sell' | 'auction' | 'update' | 'bid' | 'raise';
  /** As typed. */
  readonly typed: string;
  readonly quote: Token;
  /** The open listing; undefined before one. */
  readonly ask: Ask | undefined;
  /** The leading bid of an auction. */
  readonly leading: bigint | undefined;
  /** The account's bid before. */
  readonly before: bigint | undefined;
  /** Undefined while unknown. */
  readonly balance: bigint | undefined;
};

export function parsePrice(typed: string, quote: Token): ParsedAmount {
  return parseAmount(typed, quote.decimals);
}

/** Why a text is no price; undefined when it is one. */
export function findAmountProblem(typed: string, quote: Token): string | undefined {
  const amount = parsePrice(typed, quote);
  if (!amount.isValid) {
    if (amount.problem === 'too-many-decimals') return text.tooManyDecimals(quote.decimals);
    return amount.problem === 'too-large' || amount.problem === 'too-long' ? text.tooLarge : text.enterPrice;
  }
  if (amount.raw === 0n) return text.enterPrice;
  return amount.raw > mostPrice ? text.tooLarge : undefined;
}

/** Why a form has no price to send; undefined when it has one. */
export function findPriceProblem(form: PriceForm): string | undefined {
  const { action, typed, quote, ask } = form;
  const amount = parsePrice(typed, quote);
  const problem = findAmountProblem(typed, quote);
  if (problem !== undefined || !amount.isValid) return problem;
  if (action === 'update' && amount.raw === ask?.price) return text.samePrice;
  return action === 'bid' || action === 'raise' ? findBidProblem(form, amount.raw) : undefined;
}

function findBidProblem({ action, quote, ask, leading, before, balance }: PriceForm, price: bigint) {
  if (ask === undefined) return text.refused.gone;
  if (action === 'raise' && before === undefined) return text.refused.noBid;
  if (price === before) return text.samePrice;
  const least = findLeastBid({ ask, leading });
  const isBound = action === 'raise' && ask.kind === 'auction';
  if (price < least) return (isBound ? text.mustRise : text.tooLow)(formatExactCurrency(least, quote));
  if (ask.kind === 'fixed' && price >= ask.price) return text.buyInstead;
  const payment = price - (before ?? 0n);
  return balance !== undefined && payment > balance ? text.insufficient : undefined;
}

/** The least bid that the listing takes now. */
export function findLeastBid({
  ask,
  leading,
}: {
  readonly ask: Ask;
  readonly leading: bigint | undefined;
}): bigint {
  return computeNextBid(ask, leading);
}

/** Why an address can't receive the work; undefined when it can. */
export function findReceiverProblem(receiver: Address | undefined, account: Address): string | undefined {
  if (receiver === undefined) return text.enterAddress;
  return isSameAddress(receiver, account) ? text.toYourself : undefined;
}
