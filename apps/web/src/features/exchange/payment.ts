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
  /** Signatures, then one transaction. */
  | { readonly kind: 'permit'; readonly permits: readonly SidePermit[] }
  /** At least one approval of its own comes first. */
  | { readonly kind: 'approve' }
  | { readonly kind: 'unknown' };

export type SidePermit = {
  readonly symbol: string;
  readonly domain: PermitDomain;
  readonly value: bigint;
};

/** What a wallet was seen not to do. */
export type WalletLimits = { readonly permit: boolean };

export type SideWay = Payment['kind'];

/** How one side is paid; what can't be found out about a token's permits leaves the approval. */
export function computeSideWay({ approval, permit }: PaymentSide, limits: WalletLimits): SideWay {
  if (approval === 'APPROVED') return 'allowed';
  if (approval === 'UNKNOWN') return 'unknown';
  // The person chose to approve and it is on its way.
  if (approval === 'PENDING' || limits.permit) return 'approve';
  if (permit.state === 'loading') return 'unknown';
  return findValue(permit) ? 'permit' : 'approve';
}

/** How a write is paid: by what its sides allow together. */
export function computePayment(sides: readonly PaymentSide[], limits: WalletLimits): Payment {
  const ways = sides.map((side) => computeSideWay(side, limits));
  if (ways.includes('unknown')) return { kind: 'unknown' };
  if (ways.includes('approve')) return { kind: 'approve' };
  const permits = sides.filter((_, index) => ways[index] === 'permit').flatMap(toSidePermit);
  return permits.length === 0 ? { kind: 'allowed' } : { kind: 'permit', permits };
}

function toSidePermit({ currency, needed, permit }: PaymentSide): SidePermit[] {
  const domain = findValue(permit);
  return domain ? [{ symbol: formatSymbol(currency.symbol), domain, value: needed }] : [];
}
