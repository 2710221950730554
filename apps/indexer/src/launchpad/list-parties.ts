import type { Party } from '../sync/area.ts';
import type { EventRows } from './events.ts';

/** The accounts with a row of a payment, and its sale: their transfers are these rows. */
export function listParties({ joined, changeClaimed, refunded, claimed }: EventRows): Party[] {
  return [...joined, ...changeClaimed, ...refunded, ...claimed].flatMap(({ txHash, account, sale }) => [
    { txHash, account },
    { txHash, account: sale },
  ]);
}
