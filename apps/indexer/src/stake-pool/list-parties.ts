import type { Party } from '../sync/area.ts';
import type { EventRows } from './events.ts';

/** The accounts with a row of a stake, and its pool. Only the account itself can call for its stakes. */
export function listParties({ staked, unstaked, harvested }: EventRows): Party[] {
  return [...staked, ...unstaked, ...harvested].flatMap(({ txHash, account, pool }) => [
    { txHash, account },
    { txHash, account: pool },
  ]);
}
