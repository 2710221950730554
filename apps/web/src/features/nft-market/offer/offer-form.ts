import { messages } from '../../../shared/message/messages.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { findAmountProblem, parsePrice } from '../action/work-form.ts';
import { computeOfferTotal, type Offer } from '../offers/offer.ts';

const text = messages.nftMarketOffer;

const mostWorks = 65_535;

export type OfferForm = {
  /** As typed. */
  readonly price: string;
  readonly count: string;
  readonly quote: Token;
  /** Undefined while unknown. */
  readonly balance: bigint | undefined;
  /** The account's offer before, whose money returns. */
  readonly before: Offer | undefined;
};

/** The works that an offer buys; undefined where the text is no count. */
export function parseCount(typed: string): number | undefined {
  const trimmed = typed.trim();
  if (!/^[1-9]\d{0,4}$/.test(trimmed)) return undefined;
  const count = Number(trimmed);
  return count <= mostWorks ? count : undefined;
}

/** What the market would hold, raw units; undefined while the form is not complete. */
export function findOfferTotal({ price, count, quote }: Pick<OfferForm, 'price' | 'count' | 'quote'>) {
  const amount = parsePrice(price, quote);
  const works = parseCount(count);
  if (!amount.isValid || works === undefined) return undefined;
  return computeOfferTotal({ price: amount.raw, count: works });
}

/** Why a form has no offer to send; undefined when it has one. */
export function findOfferProblem(form: OfferForm): string | undefined {
  const problem = findAmountProblem(form.price, form.quote);
  if (problem !== undefined) return problem;
  const total = findOfferTotal(form);
  if (total === undefined) return text.badCount;
  const { balance, before } = form;
  const returned = before === undefined ? 0n : computeOfferTotal(before);
  return balance !== undefined && total > balance + returned
    ? messages.nftMarketWrite.insufficient
    : undefined;
}
