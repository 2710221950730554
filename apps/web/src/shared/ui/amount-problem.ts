import type { AmountTextProblem, ParsedAmount } from '@tradewind/rules/amount/parse-amount';

/** Why a typed amount cannot be sent. */
export type AmountProblem = 'enter-amount' | 'too-many-decimals' | 'too-large';

export function findAmountProblem(amount: ParsedAmount): AmountProblem | undefined {
  if (!amount.isValid) return problems[amount.problem];
  return amount.raw === 0n ? 'enter-amount' : undefined;
}

const problems: Record<AmountTextProblem, AmountProblem> = {
  empty: 'enter-amount',
  malformed: 'enter-amount',
  negative: 'enter-amount',
  'too-long': 'too-large',
  'too-large': 'too-large',
  'too-many-decimals': 'too-many-decimals',
};
