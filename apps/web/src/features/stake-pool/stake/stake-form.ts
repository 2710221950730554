import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import { computeCapacity, type Period } from '@tradewind/rules/stake-pool/pool-capacity';
import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { type StakePool, toLimits } from '../pool/pool.ts';

const text = messages.stakePoolWrite;

/** As the contract bounds it. */
export const mostStakes = 48;

export type StakeForm = {
  readonly pool: StakePool;
  readonly period: Period;
  /** As typed. */
  readonly typed: string;
  /** Raw units; undefined while unknown. */
  readonly balance: bigint | undefined;
  readonly openCount: number;
  readonly hasRules: boolean;
};

/** Why the form has no stake to send, in the order of the fields; undefined when it has one. */
export function findStakeProblem(form: StakeForm): string | undefined {
  const { pool, openCount, hasRules, typed } = form;
  if (pool.isFinished) return text.finished;
  if (pool.freeRewards === undefined) return text.earnTokenFails;
  if (openCount >= mostStakes) return text.tooMany;
  const amount = parseStake(typed, pool);
  return findAmountProblem(form, amount) ?? (hasRules ? undefined : text.tickRules);
}

/** The problem of a typed amount; `enterAmount` where there is none yet. */
export function findAmountProblem(
  { pool, period, balance }: StakeForm,
  amount: ParsedAmount,
): string | undefined {
  const { deposit, minimumStake } = pool;
  const symbol = formatSymbol(deposit.symbol);
  if (!amount.isValid) {
    if (amount.problem === 'too-many-decimals') return text.tooManyDecimals(symbol, deposit.decimals);
    return amount.problem === 'too-large' || amount.problem === 'too-long' ? text.tooLarge : text.enterAmount;
  }
  if (amount.raw === 0n) return text.enterAmount;
  if (amount.raw < minimumStake) return text.belowMinimum(formatExactCurrency(minimumStake, deposit));
  const capacity = computeCapacity(toLimits(pool), period);
  if (capacity === 0n) return text.fullPool;
  if (amount.raw > capacity) return text.aboveCapacity(formatExactCurrency(capacity, deposit));
  return balance !== undefined && amount.raw > balance ? text.insufficient(symbol) : undefined;
}

export function parseStake(typed: string, { deposit }: Pick<StakePool, 'deposit'>): ParsedAmount {
  return parseAmount(typed, deposit.decimals);
}

/** What Max enters: the balance, or what the pool still takes where that is less. */
export function computeMaxStake(pool: StakePool, period: Period, balance: bigint): string {
  const capacity = computeCapacity(toLimits(pool), period);
  return formatExactAmount(balance < capacity ? balance : capacity, pool.deposit.decimals);
}
