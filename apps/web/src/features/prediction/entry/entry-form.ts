import { formatRatioFixed } from '@tradewind/rules/amount/format-ratio';
import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import { usdScale } from '@tradewind/rules/amount/format-usd';

/** The problem of a typed stake. */
export type StakeProblem =
  | 'enter-amount'
  | 'below-minimum'
  | 'insufficient'
  | 'too-many-decimals'
  | 'too-large';

const nativeDecimals = 18;
/** The decimal places that the slider and its shortcuts write. */
const places = 4;
/** Native coin reserved for the network fee by Max: 0.001. */
const keptForGas = usdScale / 1000n;

export function parseStake(typed: string): ParsedAmount {
  return parseAmount(typed, nativeDecimals);
}

/** `balance` is undefined while unknown, which blocks nothing: the chain decides. */
export function findStakeProblem(
  amount: ParsedAmount,
  { minimum, balance }: { readonly minimum: bigint; readonly balance: bigint | undefined },
): StakeProblem | undefined {
  if (!amount.isValid) {
    if (amount.problem === 'too-many-decimals') return 'too-many-decimals';
    return amount.problem === 'too-long' || amount.problem === 'too-large' ? 'too-large' : 'enter-amount';
  }
  if (amount.raw === 0n) return 'enter-amount';
  if (amount.raw < minimum) return 'below-minimum';
  return balance !== undefined && amount.raw > balance ? 'insufficient' : undefined;
}

/** That share of the balance with four places, rounded down; the whole balance leaves the network fee. */
export function computeShare(balance: bigint, percent: number): string {
  const spendable = balance > keptForGas ? balance - keptForGas : 0n;
  const part = (balance * BigInt(percent)) / 100n;
  const amount = part > spendable ? spendable : part;
  const text = formatRatioFixed({ numerator: amount, denominator: usdScale }, places);
  return text.replace(/\.?0+$/, '');
}

/** The slider position of an amount: whole percent of the balance, at most 100. */
export function computePercent(amount: ParsedAmount, balance: bigint | undefined): number {
  if (!amount.isValid || balance === undefined || balance === 0n) return 0;
  const percent = Number((amount.raw * 100n) / balance);
  return Math.min(100, percent);
}
