import { nftStakeNotice } from '@tradewind/db/nft-stake/nft-stake-notice';
import type { EventRows } from './events.ts';

/** Maximum accounts in a notice. */
const maxAccounts = 100;

/** The notice of these events to live clients: whose lists changed, and the transactions of stakes and returns. */
export function toNftStakeNotice(rows: EventRows, blockNumber: number) {
  const moves = [...rows.staked, ...rows.unstaked];
  const signed = new Map(
    moves.map(({ account, txHash }) => [`${account} ${txHash}`, { account, hash: txHash }]),
  );
  return nftStakeNotice.create({
    blockNumber,
    accounts: listAccounts(rows),
    transactions: [...signed.values()],
  });
}

/** Null where any list may have changed: each one shows the weights of its collections. */
function listAccounts({ staked, unstaked, lost, genesisTransfers, transfers, allowed, removed }: EventRows) {
  if (allowed.length > 0 || removed.length > 0) return null;
  const accounts = new Set([
    ...[...staked, ...unstaked, ...lost].map(({ account }) => account),
    ...[...genesisTransfers, ...transfers].flatMap(({ sender, recipient }) => [sender, recipient]),
  ]);
  return accounts.size > maxAccounts ? null : [...accounts];
}
