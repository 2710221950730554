import type { Currency } from '../token-list/currency.ts';
import type { WalletLimit } from '../transaction/wallet-limit-error.ts';
import { useIsLimited } from '../transaction/wallet-limits.ts';
import { useBatchSupport } from '../wallet/batch-support.query.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { computePayment, computeSideWay, type PaymentSide } from './payment.ts';
import { usePermitDomain } from './permit-domain.query.ts';
import { useApproval } from './use-approval.ts';

/** One side of a write with its payment data. */
export function usePaymentSide(session: WalletSession, currency: Currency, needed: bigint) {
  const approval = useApproval(session, currency, needed);
  const isApproved = approval.state === 'APPROVED';
  const permit = usePermitDomain(currency, session.account, isApproved);
  return { currency, needed, approval, permit };
}

type ActiveSide = ReturnType<typeof usePaymentSide>;

/** How a write of these sides is paid, and each side with its way. */
export function usePayment(session: WalletSession, sides: readonly ActiveSide[]) {
  const isShort = sides.some(({ approval }) => approval.state !== 'APPROVED');
  const hasBatchFailed = useIsLimited(session.account, 'batch');
  const hasPermitFailed = useIsLimited(session.account, 'permit');
  const canBatch = useBatchSupport(session, isShort);
  const wallet = { batches: hasBatchFailed ? false : canBatch, signs: !hasPermitFailed };
  const failed: WalletLimit | undefined = hasPermitFailed ? 'permit' : hasBatchFailed ? 'batch' : undefined;
  return {
    payment: computePayment(sides.map(toSide), wallet),
    sides: sides.map((side) => ({ ...side, way: computeSideWay(toSide(side), wallet) })),
    /** The better way that the wallet last failed. */
    failed,
  };
}

/** An approval with an open wallet prompt counts as pending. */
function toSide({ approval, ...side }: ActiveSide): PaymentSide {
  const isAsked = approval.isRunning && approval.state === 'NOT_APPROVED';
  return { ...side, approval: isAsked ? 'PENDING' : approval.state };
}

export type PaidSide = ReturnType<typeof usePayment>['sides'][number];
