import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { computeLeastJoin, computeMostJoin, type JoinBounds } from './join-bounds.ts';

const text = messages.launchpadWrite;

export type JoinForm = JoinBounds & {
  /** As typed. */
  readonly typed: string;
  /** Raw units; undefined while unknown. */
  readonly balance: bigint | undefined;
};

export function parseJoin({ typed, sale }: Pick<JoinForm, 'typed' | 'sale'>): ParsedAmount {
  return parseAmount(typed, sale.pay.decimals);
}

/** Why the form has no join to send; undefined where it has one. */
export function findJoinProblem(form: JoinForm): string | undefined {
  const { sale, balance } = form;
  const { pay } = sale;
  const amount = parseJoin(form);
  if (!amount.isValid) {
    if (amount.problem === 'too-many-decimals')
      return text.tooManyDecimals(formatSymbol(pay.symbol), pay.decimals);
    return amount.problem === 'too-large' || amount.problem === 'too-long' ? text.tooLarge : text.enterAmount;
  }
  if (amount.raw === 0n) return text.enterAmount;
  // IDO-08: the exact words of the specification, before any bound of the sale.
  if (balance !== undefined && amount.raw > balance) return text.notEnough;
  const least = computeLeastJoin(form);
  if (amount.raw < least) return text.atLeast(formatExactCurrency(least, pay));
  const most = computeMostJoin(form);
  return amount.raw > most ? text.atMost(formatExactCurrency(most, pay)) : undefined;
}
