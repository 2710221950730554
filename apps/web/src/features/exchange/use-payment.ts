import type { Currency } from '../../shared/token-list/currency.ts';
import { useIsPermitLimited } from '../../shared/transaction/wallet-limits.ts';
import type { WalletSession } from '../../shared/wallet/wallet-session.ts';
import { computePayment, computeSideWay, type PaymentSide } from './payment.ts';
import { usePermitDomain } from './permit-domain.query.ts';
import { useApproval } from './use-approval.ts';

/** One side of a write with what is known of paying it. */
export function usePaymentSide(session: WalletSession, currency: Currency, needed: bigint) {
  const approval = useApproval(session, currency, needed);
  const isApproved = approval.state === 'APPROVED';
  const permit = usePermitDomain(currency, session.account, isApproved);
  return { currency, needed, approval, permit };
}

type ActiveSide = ReturnType<typeof usePaymentSide>;

/** How a write of these sides is paid, and each side with its way. */
export function usePayment({ account }: WalletSession, sides: readonly ActiveSide[]) {
  const limits = { permit: useIsPermitLimited(account) };
  return {
    payment: computePayment(sides.map(toSide), limits),
    sides: sides.map((side) => ({ ...side, way: computeSideWay(toSide(side), limits) })),
    isLimited: limits.permit,
  };
}

/** An approval that the wallet is asked for is on its way already. */
function toSide({ approval, ...side }: ActiveSide): PaymentSide {
  const isAsked = approval.isRunning && approval.state === 'NOT_APPROVED';
  return { ...side, approval: isAsked ? 'PENDING' : approval.state };
}

export type PaidSide = ReturnType<typeof usePayment>['sides'][number];
