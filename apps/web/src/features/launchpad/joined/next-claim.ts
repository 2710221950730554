import type { WireProject } from '@tradewind/schema/launchpad/project';
import type { WireSale } from '@tradewind/schema/launchpad/sale';
import { listSales } from '../list/project-facts.ts';
import { toRatio } from '../list/whole-amount.ts';

/**
 * The next tokens of an account: unknown; none because it has all, because nothing of its payments bought tokens (it
 * returned the purchase), or because every sale is dead; without a date yet, or from a time on.
 */
export type NextClaim =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'done' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'undated' }
  | { readonly kind: 'dated'; readonly at: number; readonly amount: string | null; readonly isDue: boolean };

/** IDO-05: what the account of a joined project gets next. */
export function findNextClaim(project: WireProject): NextClaim {
  const { allocation, claimed, claimable, nextClaim, nextDate, unknownRounds } = project;
  if (unknownRounds.length > 0 || allocation === null || claimed === null) return { kind: 'unknown' };
  const sales = listSales(project);
  if (sales.length > 0 && sales.every(isDead)) return { kind: 'cancelled' };
  if (nextDate === null && isEqual(allocation, '0')) return { kind: 'nothing' };
  if (nextDate === null) return isEqual(allocation, claimed) ? { kind: 'done' } : { kind: 'undated' };
  const isDue = claimable !== null && !isEqual(claimable, '0');
  return { kind: 'dated', at: nextDate, amount: nextClaim, isDue };
}

/** It gives no tokens: every payment comes back. */
function isDead({ state, deadReason }: WireSale): boolean {
  return state === 'cancelled' || deadReason !== null;
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [toRatio(a), toRatio(b)];
  return left.numerator * right.denominator === right.numerator * left.denominator;
}
