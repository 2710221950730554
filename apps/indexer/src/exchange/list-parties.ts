import type { Party } from '../sync/area.ts';
import type { EventRows } from './events.ts';

/**
 * Accounts with a row of a swap or a move of pool tokens, and the contracts in the way: pools, and the callers of
 * pools. A recipient of a swap or of a withdrawal who has no such row received a transfer.
 */
export function listParties({ swaps, mints, burns, shareTransfers }: EventRows): Party[] {
  return [
    ...swaps.flatMap(({ txHash, account, pool, sender }) => toParties(txHash, [account, pool, sender])),
    ...[...mints, ...burns].flatMap(({ txHash, pool, sender }) => toParties(txHash, [pool, sender])),
    // Anybody can move nothing in another's name: that is no row, nor is a move to oneself.
    ...shareTransfers.flatMap(({ txHash, sender, recipient, shares }) =>
      shares > 0n && sender !== recipient ? toParties(txHash, [sender, recipient]) : [],
    ),
  ];
}

function toParties(txHash: Party['txHash'], accounts: readonly Party['account'][]): Party[] {
  return accounts.map((account) => ({ txHash, account }));
}
