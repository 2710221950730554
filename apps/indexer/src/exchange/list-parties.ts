import type { Party } from '../sync/area.ts';
import type { EventRows } from './events.ts';

type Account = Party['account'];

/**
 * The signers with a row of a swap or of a deposit or withdrawal, and the contracts in the way: pools, and the callers
 * of pools. No account becomes a party by what a stranger sends to it or does for it: a stranger could hide a transfer
 * behind pool tokens.
 */
export function listParties({ swaps, mints, burns, shareTransfers }: EventRows): Party[] {
  const moved = new Set(
    shareTransfers
      // Anybody can move nothing in another's name: that is no row, nor is a move to oneself.
      .filter(({ shares, sender, recipient }) => shares > 0n && sender !== recipient)
      .flatMap((move) => [toKey(move, move.sender), toKey(move, move.recipient)]),
  );
  return [
    ...swaps.flatMap(({ txHash, account, pool, sender }) => toParties(txHash, [account, pool, sender])),
    ...[...mints, ...burns].flatMap(({ txHash, account, pool, sender }) =>
      toParties(txHash, [pool, sender, ...(moved.has(toKey({ txHash, pool }, account)) ? [account] : [])]),
    ),
  ];
}

function toParties(txHash: Party['txHash'], accounts: readonly Account[]): Party[] {
  return accounts.map((account) => ({ txHash, account }));
}

function toKey({ txHash, pool }: { txHash: Party['txHash']; pool: Account }, account: Account): string {
  return `${txHash} ${pool} ${account}`;
}
