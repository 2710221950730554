import type { Address } from 'viem';
import type { NativeCoin } from '../../../shared/token-list/currency.ts';
import { toWriteAmount, type WriteAmount } from '../../../shared/transaction/write-amount.ts';

/** What the market pays to an account: exactly this, or the call fails. No event of a receipt counts a payment of coins. */
export function toPayout(currency: NativeCoin, raw: bigint, account: Address): WriteAmount {
  return toWriteAmount({ role: 'receive', raw, currency, account, isEstimate: false });
}
