import type { Allocation } from '@tradewind/rules/launchpad/allocation';
import { type ClaimRow, listClaimRows, listDueRounds } from '@tradewind/rules/launchpad/claim-row';
import type { Sale, SaleBuyer } from '../sale/sale.ts';
import type { SaleAction } from '../write/sale-action.ts';

/** The rows of what an account bought at a time of the chain; none where nothing counts for it. */
export function listOwnRows(
  sale: Sale,
  buyer: SaleBuyer,
  allocation: Allocation,
  time: bigint,
): readonly ClaimRow[] {
  if (allocation.kind !== 'accepted') return [];
  return listClaimRows(
    {
      schedule: sale.schedule,
      bought: allocation.bought,
      tgeAt: sale.state === 'delivered' ? sale.tgeAt : undefined,
      claimedTranches: buyer.claimedTranches,
      steps: buyer.steps,
      isRefunded: buyer.isRefunded,
    },
    time,
  );
}

/** The claim of all that is due, or of one row; undefined where nothing is. */
export function findClaim(
  rows: readonly ClaimRow[],
  allocation: Allocation,
): Extract<SaleAction, { kind: 'claim' }> | undefined {
  const due = rows.reduce((sum, row) => sum + row.due, 0n);
  if (due === 0n) return undefined;
  const endsRefund = allocation.kind === 'accepted' && allocation.refund.kind === 'open';
  return { kind: 'claim', rounds: listDueRounds(rows), due, endsRefund };
}

/** What the button of a purchase says (IDO-09). It never says `claimed` before anything was. */
export function computeClaimLabel(rows: readonly ClaimRow[]): ClaimRow['state'] {
  const has = (state: ClaimRow['state']) => rows.some((row) => row.state === state);
  if (has('refunded')) return 'refunded';
  if (has('claim')) return 'claim';
  if (rows.some(({ claimed }) => claimed > 0n)) return 'claimed';
  return has('tba') ? 'tba' : 'waiting';
}

/** The next date on which something is released; undefined where there is none. */
export function findNextClaim(rows: readonly ClaimRow[]): bigint | undefined {
  const dates = rows.flatMap(({ state, date }) => (state === 'waiting' && date !== undefined ? [date] : []));
  return dates.reduce<bigint | undefined>(
    (next, date) => (next === undefined || date < next ? date : next),
    undefined,
  );
}
