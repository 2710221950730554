import type { WireProject } from '@tradewind/schema/launchpad/project';
import { toRatio } from '../list/whole-amount.ts';

/** The next tokens of an account: unknown, none because it has all, without a date yet, or from a time on. */
export type NextClaim =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'done' }
  | { readonly kind: 'undated' }
  | { readonly kind: 'dated'; readonly at: number; readonly amount: string | null; readonly isDue: boolean };

/** IDO-05: what the account of a joined project gets next. */
export function findNextClaim({
  allocation,
  claimed,
  claimable,
  nextClaim,
  nextDate,
  unknownRounds,
}: WireProject): NextClaim {
  if (unknownRounds.length > 0 || allocation === null || claimed === null) return { kind: 'unknown' };
  if (nextDate === null) return isEqual(allocation, claimed) ? { kind: 'done' } : { kind: 'undated' };
  const isDue = claimable !== null && !isEqual(claimable, '0');
  return { kind: 'dated', at: nextDate, amount: nextClaim, isDue };
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [toRatio(a), toRatio(b)];
  return left.numerator * right.denominator === right.numerator * left.denominator;
}
