import type { Moment } from '@tradewind/db/market-info/list-pricing-pools.query';
import { findValuationMoment } from '@tradewind/rules/market-info/valuation-moment';

/** No block: of what happened at a time after a change only what came before that second counts, for more blocks may share it. */
const noBlock = -1;

/** The moment at which what changed last at `changed` is valued now, and the time of the next one. */
export function toValuationMoment(changed: Moment, now: number): { moment: Moment; next: number } {
  const { at, next } = findValuationMoment(changed.at, now);
  return { moment: at === changed.at ? changed : { at, block: noBlock }, next };
}
