import { findValue, type Reading } from '../chain/reading.ts';

export type ApprovalState = 'UNKNOWN' | 'NOT_APPROVED' | 'PENDING' | 'APPROVED';

export type ApprovalSituation = {
  /** Raw amount that the router must be allowed to take; 0 for the native coin, undefined while unknown. */
  readonly needed: bigint | undefined;
  readonly allowance: Reading<bigint>;
  readonly isPending: boolean;
};

/** Whether the allowance covers the trade. */
export function computeApprovalState({ needed, allowance, isPending }: ApprovalSituation): ApprovalState {
  if (needed === 0n) return 'APPROVED';
  const allowed = findValue(allowance);
  if (needed === undefined || allowed === undefined) return 'UNKNOWN';
  if (allowed >= needed) return 'APPROVED';
  return isPending ? 'PENDING' : 'NOT_APPROVED';
}
