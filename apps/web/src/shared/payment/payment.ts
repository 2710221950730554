import { findValue, type Reading } from '../chain/reading.ts';
import { type Currency, formatSymbol } from '../token-list/currency.ts';
import type { PermitDomain } from '../transaction/permit.ts';
import type { ApprovalState } from './approval-state.ts';

/** A token or the native coin that a write takes. */
export type PaymentSide = {
  readonly currency: Currency;
  /** Maximum raw units. */
  readonly needed: bigint;
  readonly approval: ApprovalState;
  /** The domain of the token's permits; undefined where the account cannot sign one. */
  readonly permit: Reading<PermitDomain | undefined>;
};

/** How the router gets its allowances for a write, the best way first. */
export type Payment =
  /** Allowances suffice: one transaction. */
  | { readonly kind: 'allowed' }
  /** The wallet approves and writes in one transaction. */
  | { readonly kind: 'batch' }
  /** Signatures, then one transaction. */
  | { readonly kind: 'permit'; readonly permits: readonly SidePermit[] }
  /** At least one separate approval comes first. */
  | { readonly kind: 'approve' }
  | { readonly kind: 'unknown' };

export type SidePermit = {
  readonly symbol: string;
  readonly domain: PermitDomain;
  readonly value: bigint;
};

/** The capabilities of the account's wallet; undefined while unknown. */
export type WalletAbility = { readonly batches: boolean | undefined; readonly signs: boolean };

export type SideWay = Payment['kind'];

/** Whether the write can start without a separate approval. */
export function isPayable({ kind }: Payment): boolean {
  return kind !== 'approve' && kind !== 'unknown';
}

/** How one side is paid; an unknown permit domain leaves the approval. */
export function computeSideWay({ approval, permit }: PaymentSide, wallet: WalletAbility): SideWay {
  if (approval === 'APPROVED') return 'allowed';
  if (approval === 'UNKNOWN') return 'unknown';
  // The user chose to approve, and the approval is pending.
  if (approval === 'PENDING') return 'approve';
  if (wallet.batches !== false) return wallet.batches ? 'batch' : 'unknown';
  if (!wallet.signs) return 'approve';
  if (permit.state === 'loading') return 'unknown';
  return findValue(permit) ? 'permit' : 'approve';
}

/** How a write is paid: the combined ways of its sides. */
export function computePayment(sides: readonly PaymentSide[], wallet: WalletAbility): Payment {
  const ways = sides.map((side) => computeSideWay(side, wallet));
  if (ways.includes('unknown')) return { kind: 'unknown' };
  if (ways.includes('approve')) return { kind: 'approve' };
  if (ways.includes('batch')) return { kind: 'batch' };
  const permits = sides.filter((_, index) => ways[index] === 'permit').flatMap(toSidePermit);
  return permits.length === 0 ? { kind: 'allowed' } : { kind: 'permit', permits };
}

function toSidePermit({ currency, needed, permit }: PaymentSide): SidePermit[] {
  const domain = findValue(permit);
  return domain ? [{ symbol: formatSymbol(currency.symbol), domain, value: needed }] : [];
}
