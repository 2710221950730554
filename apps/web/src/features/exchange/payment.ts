import type { Address } from '@tradewind/rules/network/address';
import { findValue, type Reading } from '../../shared/chain/reading.ts';
import { type Currency, formatSymbol } from '../../shared/token-list/currency.ts';
import type { PermitDomain } from '../../shared/transaction/permit.ts';
import type { ApprovalState } from './approval-state.ts';

/** A token or the native coin that a write takes. */
export type PaymentSide = {
  readonly currency: Currency;
  /** Raw units at most. */
  readonly needed: bigint;
  readonly approval: ApprovalState;
  /** Under what the account can sign for the token; undefined where it can't. */
  readonly permit: Reading<PermitDomain | undefined>;
};

/** How the router is let take what a write needs, the best way first (the order of the exchange's design). */
export type Payment =
  /** It may already: one transaction. */
  | { readonly kind: 'allowed' }
  /** The wallet approves and writes in one transaction. */
  | { readonly kind: 'batch'; readonly spends: readonly SideSpend[] }
  /** Signatures, then one transaction. */
  | { readonly kind: 'permit'; readonly permits: readonly SidePermit[] }
  /** At least one approval of its own comes first. */
  | { readonly kind: 'approve' }
  | { readonly kind: 'unknown' };

/** Raw units of a token that are taken at most. */
export type SideSpend = { readonly token: Address; readonly amount: bigint };

export type SidePermit = {
  readonly symbol: string;
  readonly domain: PermitDomain;
  readonly value: bigint;
};

/** What the account's wallet can do; undefined while it has not said. */
export type WalletAbility = { readonly batches: boolean | undefined; readonly signs: boolean };

export type SideWay = Payment['kind'];

/** Whether the write may go on, without an approval of its own before it. */
export function isPayable({ kind }: Payment): boolean {
  return kind !== 'approve' && kind !== 'unknown';
}

/** How one side is paid; what can't be found out about a token's permits leaves the approval. */
export function computeSideWay({ approval, permit }: PaymentSide, wallet: WalletAbility): SideWay {
  if (approval === 'APPROVED') return 'allowed';
  if (approval === 'UNKNOWN') return 'unknown';
  // The person chose to approve and it is on its way.
  if (approval === 'PENDING') return 'approve';
  if (wallet.batches !== false) return wallet.batches ? 'batch' : 'unknown';
  if (!wallet.signs) return 'approve';
  if (permit.state === 'loading') return 'unknown';
  return findValue(permit) ? 'permit' : 'approve';
}

/** How a write is paid: by what its sides allow together. */
export function computePayment(sides: readonly PaymentSide[], wallet: WalletAbility): Payment {
  const ways = sides.map((side) => computeSideWay(side, wallet));
  if (ways.includes('unknown')) return { kind: 'unknown' };
  if (ways.includes('approve')) return { kind: 'approve' };
  if (ways.includes('batch')) return { kind: 'batch', spends: sides.flatMap(toSpend) };
  const permits = sides.filter((_, index) => ways[index] === 'permit').flatMap(toSidePermit);
  return permits.length === 0 ? { kind: 'allowed' } : { kind: 'permit', permits };
}

function toSpend({ currency, needed }: PaymentSide): SideSpend[] {
  return currency.kind === 'native' ? [] : [{ token: currency.address, amount: needed }];
}

function toSidePermit({ currency, needed, permit }: PaymentSide): SidePermit[] {
  const domain = findValue(permit);
  return domain ? [{ symbol: formatSymbol(currency.symbol), domain, value: needed }] : [];
}
