import { and, eq } from 'drizzle-orm';
import type { Hex } from '../column/hex-bytes.ts';
import type { Transaction } from '../database.ts';
import { addNotice } from '../relay/add-notice.query.ts';
import { defineNotice } from '../relay/notice-kind.ts';
import { artworkTable } from './tables.ts';

type ArtworkEdit = {
  /** The works whose texts, artist or decision changed; null where there are too many to name. */
  works: { contract: Hex; tokenId: number }[] | null;
};

/** What a write of schema `app` changed of works: no block has it. */
export const artworkEditNotice = defineNotice<ArtworkEdit>('nft-market.edited');

/** Works that a notice names at most. */
const mostNamed = 1_000;

/** Names the works of an account, or those of one file, in a notice of the transaction; none where it has none. */
export async function noticeWorksOf(
  transaction: Transaction,
  { chainId, account, fileName }: { chainId: number; account: Hex; fileName?: string },
): Promise<void> {
  const { collection: contract, tokenId, creator } = artworkTable;
  const works = await transaction
    .select({ contract, tokenId })
    .from(artworkTable)
    .where(
      and(
        eq(artworkTable.chainId, chainId),
        eq(creator, account),
        fileName === undefined ? undefined : eq(artworkTable.fileName, fileName),
      ),
    )
    .limit(mostNamed + 1);
  if (works.length === 0) return;
  await noticeEdit(transaction, { chainId, works });
}

/** Adds a notice of an edit of works to its transaction; too many of them have no names in it. */
export async function noticeEdit(
  transaction: Transaction,
  { chainId, works }: { chainId: number; works: NonNullable<ArtworkEdit['works']> },
): Promise<void> {
  const edit = { works: works.length > mostNamed ? null : works };
  await addNotice(transaction, { chainId, ...artworkEditNotice.create(edit) });
}
