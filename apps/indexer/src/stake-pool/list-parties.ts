import type { Party } from '../sync/area.ts';
import type { EventRows } from './events.ts';

/** The accounts with a row of a stake or a withdrawn credit, and its pool. Only the account itself can call for them. */
export function listParties({ staked, unstaked, harvested, pendingWithdrawn }: EventRows): Party[] {
  return [...staked, ...unstaked, ...harvested, ...pendingWithdrawn].flatMap(({ txHash, account, pool }) => [
    { txHash, account },
    { txHash, account: pool },
  ]);
}
