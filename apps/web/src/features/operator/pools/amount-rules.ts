import { parseAmount } from '@tradewind/rules/amount/parse-amount';
import { isSameAddress } from '@tradewind/rules/network/address';
import { type Address, zeroAddress } from 'viem';
import { type AmountProblem, findAmountProblem } from '../../../shared/ui/amount-problem.ts';

/** The sentence of a problem: its name in `messages.operatorPools.problem`. */
export type AmountFault = 'enterAmount' | 'tooManyDecimals' | 'tooLarge';

/** A typed value in raw units, or its fault. */
export type Read<Value, Fault> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly fault: Fault };

const faults: Record<AmountProblem, AmountFault> = {
  'enter-amount': 'enterAmount',
  'too-many-decimals': 'tooManyDecimals',
  'too-large': 'tooLarge',
};

/** An amount above 0, at most `most`. */
export function readAmount(typed: string, decimals: number, most?: bigint): Read<bigint, AmountFault> {
  const amount = parseAmount(typed, decimals);
  const problem = findAmountProblem(amount);
  if (problem !== undefined || !amount.isValid)
    return { isValid: false, fault: faults[problem ?? 'enter-amount'] };
  if (most !== undefined && amount.raw > most) return { isValid: false, fault: 'tooLarge' };
  return { isValid: true, value: amount.raw };
}

/** An amount to add, bounded by the account's balance while that is known; the simulation decides it otherwise. */
export function readFunding(
  typed: string,
  decimals: number,
  balance: bigint | undefined,
): Read<bigint, AmountFault | 'aboveBalance'> {
  const amount = readAmount(typed, decimals);
  const isShort = amount.isValid && balance !== undefined && amount.value > balance;
  return isShort ? { isValid: false, fault: 'aboveBalance' } : amount;
}

/**
 * An amount to withdraw, at most the free rewards (`StakePool_NotFree`) while they are known; the simulation decides it
 * otherwise.
 */
export function readWithdrawal(
  typed: string,
  decimals: number,
  free: bigint | undefined,
): Read<bigint, AmountFault | 'aboveFree'> {
  const amount = readAmount(typed, decimals);
  const isAbove = amount.isValid && free !== undefined && amount.value > free;
  return isAbove ? { isValid: false, fault: 'aboveFree' } : amount;
}

export type AccountFault = 'enterAccount' | 'zeroAccount' | 'ownPool';

/** An account that can own or receive; of a withdrawal not the pool itself. */
export function readAccount(account: Address | undefined, pool?: Address): Read<Address, AccountFault> {
  if (account === undefined) return { isValid: false, fault: 'enterAccount' };
  if (isSameAddress(account, zeroAddress)) return { isValid: false, fault: 'zeroAccount' };
  if (pool !== undefined && isSameAddress(account, pool)) return { isValid: false, fault: 'ownPool' };
  return { isValid: true, value: account };
}
