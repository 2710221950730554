import type { ParsedAmount } from '@tradewind/rules/amount/parse-amount';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { zeroAddress } from 'viem';
import type { Recipient } from '../../ens/recipient.ts';
import { type PayeeProblem, toPayeeProblem } from '../../ens/payee-problem.ts';
import { type AmountProblem, findAmountProblem } from '../../ui/amount-problem.ts';
import type { RecipientKind } from './recipient.query.ts';

/** An address that a transfer must never go to, because the funds would be lost. */
export type BlockedRecipient = 'zero-address' | 'token-contract' | 'own-contract' | 'pool';

/** The first problem of the form, in this order. */
export type SendProblem =
  | AmountProblem
  | 'insufficient-balance'
  | PayeeProblem
  | 'blocked-recipient'
  | 'checking-recipient';

export type SendSituation = {
  readonly amount: ParsedAmount;
  /** Undefined while not known: the chain then decides. */
  readonly balance: bigint | undefined;
  readonly recipient: Recipient;
  readonly blocked: BlockedRecipient | undefined;
  readonly isCheckingRecipient: boolean;
};

export function findSendProblem(situation: SendSituation): SendProblem | undefined {
  const { amount, balance, recipient, blocked, isCheckingRecipient } = situation;
  const amountProblem = findAmountProblem(amount);
  if (amountProblem) return amountProblem;
  if (amount.isValid && balance !== undefined && balance < amount.raw) return 'insufficient-balance';
  if (recipient.status !== 'resolved') return toPayeeProblem(recipient.status);
  if (blocked) return 'blocked-recipient';
  return isCheckingRecipient ? 'checking-recipient' : undefined;
}

/** The reason why a transfer to this address would be lost, if any. */
export function findBlockedRecipient(
  address: Address,
  known: { readonly tokens: readonly Address[]; readonly contracts: readonly Address[] },
  kind: RecipientKind | undefined,
): BlockedRecipient | undefined {
  const isOneOf = (addresses: readonly Address[]) => addresses.some((other) => isSameAddress(other, address));
  if (isSameAddress(address, zeroAddress)) return 'zero-address';
  if (isOneOf(known.contracts)) return 'own-contract';
  if (isOneOf(known.tokens)) return 'token-contract';
  return kind === 'pool' ? 'pool' : undefined;
}
