import { listArtistsOfAccount } from '@tradewind/db/artist/find-artist.query';
import { listChannels } from '@tradewind/db/artist/list-channels.query';
import type { Database } from '@tradewind/db/database';
import { findDraftState } from '@tradewind/db/nft-market/find-draft-state.query';
import { putDraft } from '@tradewind/db/nft-market/put-draft.query';
import { fileType, findFileType, toCategory } from '@tradewind/rules/nft-market/file-type';
import type { DraftRequest } from '@tradewind/schema/nft-market/draft';
import { AppError } from '../http/app-error.ts';
import type { ChainSession } from '../session/session.ts';
import { assertUploaded } from '../uploaded/assert-uploaded.ts';

type Deps = { readonly database: Database; readonly now: () => Date };

/**
 * Stores the texts of a file that the account will mint. Throws ARTIST_REQUIRED without a profile, and BAD_REQUEST for
 * texts that do not fit the file, and for one that the account has minted: its works are edited then.
 */
export async function writeDraft(
  { database, now }: Deps,
  { address: account, chainId }: ChainSession,
  request: DraftRequest,
): Promise<void> {
  const { fileName, category, name, description, channel, thumbnail } = request;
  if ((await listArtistsOfAccount(database, { account, chainId })).length === 0)
    throw new AppError('ARTIST_REQUIRED');
  const type = findFileType(fileName);
  if (type === undefined || toCategory(type) !== category)
    throw new AppError('BAD_REQUEST', { detail: 'category: Not that of the file' });
  if (type === fileType.video && thumbnail === null)
    throw new AppError('BAD_REQUEST', { detail: 'Thumbnail not be empty!!' });
  await assertUploaded(database, fileName);
  if (thumbnail !== null) await assertUploaded(database, thumbnail);
  await assertChannel(database, channel);
  const key = { chainId, account, fileName };
  if ((await findDraftState(database, key)).isMinted)
    throw new AppError('BAD_REQUEST', { detail: 'fileName: Already minted' });
  const text = { name, description, channel, thumbnail };
  await putDraft(database, { key, text, now: now(), isDeclared: true });
}

/** Refuses a channel that there is not. */
export async function assertChannel(database: Database, channel: number | null): Promise<void> {
  if (channel === null || (await listChannels(database)).some(({ id }) => id === channel)) return;
  throw new AppError('BAD_REQUEST', { detail: 'channel: There is no such channel' });
}
