import type { Address } from '@tradewind/rules/network/address';
import { findValue } from '../../../shared/chain/reading.ts';
import { useBalances } from '../../../shared/token-list/balances.query.ts';
import { type Token, toCurrencyId } from '../../../shared/token-list/currency.ts';

/** What the account has of a token, where that is known and less than it needs. */
export function useShortBalance(account: Address, token: Token, needed: bigint): bigint | undefined {
  const balance = findValue(useBalances(account, [token]))?.get(toCurrencyId(token));
  return balance !== undefined && balance < needed ? balance : undefined;
}
