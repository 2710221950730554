import { describe, expect, it } from 'vitest';
import { computeApprovalState } from './approval-state.ts';

const value = (amount: bigint) => ({ state: 'value', value: amount }) as const;

describe('computeApprovalState', () => {
  it('[SWAP-07] has four states', () => {
    const short = { needed: 5n, allowance: value(4n), isPending: false };
    expect(computeApprovalState(short)).toBe('NOT_APPROVED');
    expect(computeApprovalState({ ...short, isPending: true })).toBe('PENDING');
    expect(computeApprovalState({ ...short, allowance: value(5n) })).toBe('APPROVED');
    expect(computeApprovalState({ ...short, allowance: value(5n), isPending: true })).toBe('APPROVED');
    expect(computeApprovalState({ ...short, needed: undefined })).toBe('UNKNOWN');
  });

  it('[SWAP-07] does not treat an unreadable allowance as none', () => {
    const allowance = { state: 'unknown', reason: undefined } as const;
    expect(computeApprovalState({ needed: 5n, allowance, isPending: false })).toBe('UNKNOWN');
  });

  it('[SWAP-07] never requires an approval of the native coin', () => {
    const allowance = { state: 'loading' } as const;
    expect(computeApprovalState({ needed: 0n, allowance, isPending: false })).toBe('APPROVED');
  });
});
