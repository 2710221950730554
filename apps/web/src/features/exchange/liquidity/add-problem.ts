import type { ParsedAmount } from '@tradewind/rules/amount/parse-amount';
import type { Deposit } from './deposit.ts';
import type { PairState } from './liquidity-pool.ts';

/** The first reason why nothing can be supplied, in the specification's order. */
export type AddProblem =
  | 'connect-wallet'
  | 'invalid-pair'
  | 'enter-amount'
  | 'insufficient-a'
  | 'insufficient-b';

export type AddSituation = {
  readonly hasAccount: boolean;
  readonly pair: PairState;
  readonly amount: ParsedAmount;
  /** Undefined while unknown. */
  readonly deposit: Deposit | undefined;
  readonly balanceA: bigint | undefined;
  readonly balanceB: bigint | undefined;
};

export function findAddProblem(situation: AddSituation): AddProblem | undefined {
  const { hasAccount, pair, amount, deposit, balanceA, balanceB } = situation;
  if (!hasAccount) return 'connect-wallet';
  if (pair.kind === 'invalid') return 'invalid-pair';
  if (!amount.isValid || amount.raw === 0n) return 'enter-amount';
  if (!deposit) return isKnown(pair) ? 'enter-amount' : undefined;
  if (balanceA !== undefined && balanceA < deposit.amountA) return 'insufficient-a';
  return balanceB !== undefined && balanceB < deposit.amountB ? 'insufficient-b' : undefined;
}

function isKnown({ kind }: PairState): boolean {
  return kind === 'exists' || kind === 'not-exists';
}
