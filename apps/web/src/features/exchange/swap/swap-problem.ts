import type { ParsedAmount } from '@tradewind/rules/amount/parse-amount';
import { listParts, type Trade } from '@tradewind/rules/exchange/trade';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { zeroAddress } from 'viem';
import type { Recipient } from '../../../shared/ens/recipient.ts';
import { type PayeeProblem, toPayeeProblem } from '../../../shared/ens/payee-problem.ts';
import { type AmountProblem, findAmountProblem } from '../../../shared/ui/amount-problem.ts';
import type { Quote } from '../quote/quote.ts';

/** The first problem of the form, in the specification's order. */
export type SwapProblem =
  | 'connect-wallet'
  | AmountProblem
  | 'select-token'
  | PayeeProblem
  | 'no-route'
  | 'insufficient-balance';

export type SwapSituation = {
  readonly hasAccount: boolean;
  readonly hasBothCurrencies: boolean;
  readonly amount: ParsedAmount;
  /** Null for the account itself. */
  readonly recipient: Recipient | null;
  /** Undefined while prices are loading or unknown. */
  readonly quote: Quote | undefined;
  /** The maximum outgoing amount, and the account's balance; undefined while unknown. */
  readonly amountIn: bigint | undefined;
  readonly balance: bigint | undefined;
  /** Contracts that must never receive a trade's output. */
  readonly blockedRecipients: readonly Address[];
};

export function findSwapProblem(situation: SwapSituation): SwapProblem | undefined {
  const { hasAccount, hasBothCurrencies, quote, amountIn, balance } = situation;
  if (!hasAccount) return 'connect-wallet';
  const amountProblem = findAmountProblem(situation.amount);
  if (amountProblem) return amountProblem;
  if (!hasBothCurrencies) return 'select-token';
  const recipientProblem = findRecipientProblem(situation);
  if (recipientProblem) return recipientProblem;
  if (quote?.kind === 'no-route') return 'no-route';
  if (amountIn !== undefined && balance !== undefined && balance < amountIn) return 'insufficient-balance';
  return undefined;
}

function findRecipientProblem({
  recipient,
  quote,
  blockedRecipients,
}: SwapSituation): SwapProblem | undefined {
  if (recipient === null || quote?.kind === 'wrap' || quote?.kind === 'unwrap') return undefined;
  if (recipient.status !== 'resolved') return toPayeeProblem(recipient.status);
  const { address } = recipient;
  const isBlocked =
    isSameAddress(address, zeroAddress) ||
    blockedRecipients.some((blocked) => isSameAddress(blocked, address)) ||
    (quote?.kind === 'trade' && isPartOfTrade(quote.trade, address));
  return isBlocked ? 'invalid-recipient' : undefined;
}

function isPartOfTrade(trade: Trade, address: Address): boolean {
  const addresses = listParts(trade).flatMap(({ route }) => [
    ...route.path,
    ...route.pools.map((pool) => pool.address),
  ]);
  return addresses.some((part) => isSameAddress(part, address));
}
