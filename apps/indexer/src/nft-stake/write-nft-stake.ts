import type { Transaction } from '@tradewind/db/database';
import { nftTransferTable } from '@tradewind/db/nft-stake/tables';
import { insertRows } from '../insert-rows.ts';
import type { Change } from '../sync/define-area.ts';
import type { EventRows } from './events.ts';
import { refreshTokens } from './refresh-tokens.ts';
import type { NftStakeSources } from './sources.ts';

/** Adds the transfers, and computes the tokens of the new events. */
export async function writeNftStake(
  transaction: Transaction,
  { sources: { chainId }, rows }: Change<NftStakeSources, EventRows, undefined>,
): Promise<void> {
  const transfers = [...rows.genesisTransfers, ...rows.transfers];
  await insertRows(transaction, nftTransferTable, transfers);
  await refreshTokens(transaction, chainId, [...transfers, ...rows.staked, ...rows.unstaked, ...rows.lost]);
}
