import type { AmountTextProblem, ParsedAmount } from '@tradewind/rules/amount/parse-amount';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { zeroAddress } from 'viem';
import type { Recipient } from '../../ens/recipient.ts';
import type { RecipientKind } from './recipient.query.ts';

/** An address that a transfer must never go to: it would be lost. */
export type BlockedRecipient = 'zero-address' | 'token-contract' | 'own-contract' | 'pool';

/** Why the form cannot be sent, the first in this order. */
export type SendProblem =
  | 'enter-amount'
  | 'too-many-decimals'
  | 'too-large'
  | 'insufficient-balance'
  | 'enter-recipient'
  | 'recipient-resolving'
  | 'recipient-unknown'
  | 'invalid-recipient'
  | 'blocked-recipient'
  | 'checking-recipient';

export type SendSituation = {
  readonly amount: ParsedAmount;
  /** Undefined while not known: the network then decides. */
  readonly balance: bigint | undefined;
  readonly recipient: Recipient;
  readonly blocked: BlockedRecipient | undefined;
  readonly isCheckingRecipient: boolean;
};

export function findSendProblem(situation: SendSituation): SendProblem | undefined {
  const { amount, balance, recipient, blocked, isCheckingRecipient } = situation;
  if (!amount.isValid) return amountProblems[amount.problem];
  if (amount.raw === 0n) return 'enter-amount';
  if (balance !== undefined && balance < amount.raw) return 'insufficient-balance';
  if (recipient.status !== 'resolved') return recipientProblems[recipient.status];
  if (blocked) return 'blocked-recipient';
  return isCheckingRecipient ? 'checking-recipient' : undefined;
}

const amountProblems: Record<AmountTextProblem, SendProblem> = {
  empty: 'enter-amount',
  malformed: 'enter-amount',
  negative: 'enter-amount',
  'too-long': 'too-large',
  'too-large': 'too-large',
  'too-many-decimals': 'too-many-decimals',
};

const recipientProblems: Record<Exclude<Recipient['status'], 'resolved'>, SendProblem> = {
  empty: 'enter-recipient',
  resolving: 'recipient-resolving',
  unknown: 'recipient-unknown',
  invalid: 'invalid-recipient',
};

/** Why a transfer to this address would be lost, if it would. */
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
