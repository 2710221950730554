import {
  computeMonthEnd,
  computeMonthlyDue,
  computeMonthlyReleased,
  countMonths,
} from '@tradewind/rules/launchpad/monthly-order';
import type { OwnOrder } from './monthly-sale.ts';

/** What an order gives next: nothing more, something now, or from a time on. */
export type NextMonth =
  | { readonly kind: 'done' }
  | { readonly kind: 'due'; readonly amount: bigint }
  | { readonly kind: 'dated'; readonly at: bigint; readonly amount: bigint };

/** An order at a time of its chain; amounts are raw tokens. */
export type OrderView = {
  readonly order: OwnOrder;
  /** What it got: the first part, and the paid months. */
  readonly received: bigint;
  /** What it can withdraw now, and what follows later. */
  readonly due: bigint;
  readonly later: bigint;
  readonly next: NextMonth;
};

export function viewOrder(order: OwnOrder, months: bigint, time: bigint): OrderView {
  const { locked, tokens, paidMonths } = order;
  const paid = computeMonthlyReleased(locked, paidMonths, months);
  const due = computeMonthlyDue(order, months, time);
  const later = locked - paid - due;
  return {
    order,
    received: tokens - locked + paid,
    due,
    later,
    next: findNext(order, months, { time, due }),
  };
}

function findNext(order: OwnOrder, months: bigint, { time, due }: { time: bigint; due: bigint }): NextMonth {
  if (due > 0n) return { kind: 'due', amount: due };
  const { locked, paidMonths } = order;
  const month = countMonths(order, months, time) + 1n;
  if (month > months || paidMonths >= months) return { kind: 'done' };
  const released = (passed: bigint) => computeMonthlyReleased(locked, passed, months);
  return { kind: 'dated', at: computeMonthEnd(order, month), amount: released(month) - released(paidMonths) };
}
