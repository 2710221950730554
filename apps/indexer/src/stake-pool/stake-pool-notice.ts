import { stakePoolNotice } from '@tradewind/db/stake-pool/stake-pool-notice';
import type { EventRows } from './events.ts';

/** The notice of these events to live clients: the changed pools, and the accounts that called with their transactions. */
export function toStakePoolNotice(rows: EventRows, blockNumber: number) {
  const { poolsCreated, staked, unstaked, harvested, pendingWithdrawn, ...others } = rows;
  const moves = [...staked, ...unstaked, ...harvested, ...pendingWithdrawn];
  const changes = [...poolsCreated, ...moves, ...Object.values(others).flat()];
  const accounts = moves.map(({ account, txHash }) => ({ account, txHash }));
  return stakePoolNotice.create({
    blockNumber,
    pools: [...new Set(changes.map(({ pool }) => pool))],
    // One call can close 48 stakes.
    accounts: [...new Map(accounts.map((each) => [`${each.account} ${each.txHash}`, each])).values()],
  });
}
