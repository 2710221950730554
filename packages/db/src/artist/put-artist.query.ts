import { sql } from 'drizzle-orm';
import type { Holder } from '../account/holder.ts';
import type { Database } from '../database.ts';
import { noticeWorksOf } from '../nft-market/artwork-edit-notice.ts';
import { transact } from '../transact.ts';
import { type ArtistRow, artistTable } from './tables.ts';

/** What an artist says of itself. */
export type ArtistProfile = Pick<ArtistRow, 'name' | 'description' | 'link' | 'avatar' | 'banner'>;

export type PutArtist = {
  holder: Holder;
  profile: ArtistProfile;
  now: Date;
  /** The chains whose lists have its works; they get a notice of a new profile. */
  chainIds?: readonly number[];
};

/** Adds the profile of a holder, or replaces its content; returns its number. */
export async function putArtist(
  database: Pick<Database, 'checkOut'>,
  { holder, profile, now, chainIds = [] }: PutArtist,
): Promise<number> {
  const { address: account, soleChainId } = holder;
  return transact(database, async (transaction) => {
    const [row] = await transaction
      .insert(artistTable)
      .values({ account, soleChainId, ...profile, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [artistTable.account, artistTable.soleChainId],
        set: { ...profile, updatedAt: now },
      })
      // A row that was there before has the number of the transaction that replaced it.
      .returning({ id: artistTable.id, isNew: sql<boolean>`xmax = 0` });
    if (row === undefined) throw new RangeError('an upsert returns its row');
    // The lists know artists by their numbers, which a change of the content keeps.
    if (row.isNew)
      for (const chainId of chainIds.filter((each) => soleChainId === null || soleChainId === each))
        await noticeWorksOf(transaction, { chainId, account });
    return row.id;
  });
}
