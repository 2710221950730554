import { isSameAddress } from '@tradewind/rules/network/address';
import { findValue, type Reading } from '../chain/reading.ts';
import { formatSymbol } from '../token-list/currency.ts';
import type { PermitDomain } from '../transaction/permit.ts';
import { type Charge, isTokenCharge, type PermitSpender, takesPermits, type TokenCharge } from './spender.ts';

export type ApprovalState = 'UNKNOWN' | 'NOT_APPROVED' | 'PENDING' | 'APPROVED';

export type ApprovalSituation = {
  /** Raw amount that the spender must be allowed to take; 0 for the native coin, undefined while unknown. */
  readonly needed: bigint | undefined;
  readonly allowance: Reading<bigint>;
  readonly isPending: boolean;
};

/** Whether the allowance covers the amount. */
export function computeApprovalState({ needed, allowance, isPending }: ApprovalSituation): ApprovalState {
  if (needed === 0n) return 'APPROVED';
  const allowed = findValue(allowance);
  if (needed === undefined || allowed === undefined) return 'UNKNOWN';
  if (allowed >= needed) return 'APPROVED';
  return isPending ? 'PENDING' : 'NOT_APPROVED';
}

/** A charge and how far its allowance is. */
export type PaymentSide = Charge & {
  readonly approval: ApprovalState;
  /** The domain of the token's permits; undefined where the account cannot sign one. */
  readonly permit: Reading<PermitDomain | undefined>;
};

/** How the spender gets its allowances for a write, the best way first. */
export type Payment =
  /** Allowances suffice: one transaction. */
  | { readonly kind: 'allowed' }
  /** The wallet approves at most the charges and writes, in one transaction. */
  | { readonly kind: 'batch'; readonly charges: readonly TokenCharge[] }
  /** Signatures for the spender, then one transaction that carries them. */
  | { readonly kind: 'permit'; readonly spender: PermitSpender; readonly permits: readonly SidePermit[] }
  /** At least one separate approval comes first. */
  | { readonly kind: 'approve' }
  | { readonly kind: 'unknown' };

/** How a write is paid, and the approvals that its dialog made for it before. */
export type PaidWay = { readonly payment: Payment; readonly made: readonly string[] };

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
export function computeSideWay({ spender, approval, permit }: PaymentSide, wallet: WalletAbility): SideWay {
  if (approval === 'APPROVED') return 'allowed';
  if (approval === 'UNKNOWN') return 'unknown';
  // The user chose to approve, and the approval is pending.
  if (approval === 'PENDING') return 'approve';
  if (wallet.batches !== false) return wallet.batches ? 'batch' : 'unknown';
  if (!wallet.signs || !takesPermits(spender)) return 'approve';
  if (permit.state === 'loading') return 'unknown';
  return findValue(permit) ? 'permit' : 'approve';
}

/** How a write is paid: the combined ways of its sides. Throws a RangeError for sides of different spenders. */
export function computePayment(sides: readonly PaymentSide[], wallet: WalletAbility): Payment {
  assertOneSpender(sides);
  const ways = sides.map((side) => computeSideWay(side, wallet));
  if (ways.includes('unknown')) return { kind: 'unknown' };
  if (ways.includes('approve')) return { kind: 'approve' };
  if (ways.includes('batch')) return { kind: 'batch', charges: sides.filter(isTokenCharge) };
  const permits = sides.filter((_, index) => ways[index] === 'permit').flatMap(toSidePermit);
  const spender = sides.map((side) => side.spender).find(takesPermits);
  return permits.length === 0 || !spender ? { kind: 'allowed' } : { kind: 'permit', spender, permits };
}

/** One call carries the permits of one spender. */
function assertOneSpender([first, ...others]: readonly PaymentSide[]): void {
  const isOther = ({ spender }: PaymentSide) =>
    first && !isSameAddress(spender.address, first.spender.address);
  if (others.some(isOther)) throw new RangeError('a write with two spenders');
}

function toSidePermit({ asset, amount, permit }: PaymentSide): SidePermit[] {
  const domain = findValue(permit);
  return domain ? [{ symbol: formatSymbol(asset.symbol), domain, value: amount }] : [];
}
