import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import { computeMostWei } from '@tradewind/rules/launchpad/monthly-order';
import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol, type NativeCoin } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import type { MonthlySale } from './monthly-sale.ts';

const text = messages.launchpadMonthly;

export type BuyForm = {
  readonly sale: Pick<MonthlySale, 'minimum' | 'free' | 'tokensPerCoin'>;
  readonly native: NativeCoin;
  /** As typed. */
  readonly typed: string;
  /** Wei; undefined while unknown, or without an account. */
  readonly balance: bigint | undefined;
};

export function parseBuy({ typed, native }: Pick<BuyForm, 'typed' | 'native'>): ParsedAmount {
  return parseAmount(typed, native.decimals);
}

/** The largest purchase in wei that the free tokens cover; 0 while they are not known. */
export function computeMostBuy({ free, tokensPerCoin }: BuyForm['sale']): bigint {
  return free === undefined ? 0n : computeMostWei(free, { tokensPerCoin });
}

/** Why the form has no purchase to send; undefined where it has one. */
export function findBuyProblem(form: BuyForm): string | undefined {
  const { sale, native, balance } = form;
  const amount = parseBuy(form);
  if (!amount.isValid) {
    if (amount.problem === 'too-many-decimals')
      return text.tooManyDecimals(formatSymbol(native.symbol), native.decimals);
    return amount.problem === 'too-large' || amount.problem === 'too-long' ? text.tooLarge : text.enterAmount;
  }
  if (amount.raw === 0n) return text.enterAmount;
  if (balance !== undefined && amount.raw > balance) return text.notEnough;
  if (amount.raw < sale.minimum) return text.atLeast(formatExactCurrency(sale.minimum, native));
  const most = computeMostBuy(sale);
  return amount.raw > most ? text.atMost(formatExactCurrency(most, native)) : undefined;
}
