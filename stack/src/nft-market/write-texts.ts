import { findNftMarketDeployment } from '@tradewind/abi/deployment';
import { addFirstChannels } from '@tradewind/db/artist/add-first-channels.query';
import { putArtist } from '@tradewind/db/artist/put-artist.query';
import type { Database } from '@tradewind/db/database';
import { putDraft } from '@tradewind/db/nft-market/put-draft.query';
import { putReview } from '@tradewind/db/nft-market/put-review.query';
import { toAddressKey } from '@tradewind/rules/network/address';
import { localAccount } from '../demo-accounts.ts';
import { findThumbnail, nameAvatar, nameBanner, nameWork } from './demo-files.ts';
import { demoArtists, type DemoText, demoTexts } from './demo-texts.ts';

const chainId = 31337;
/** The account that decides, and a session that no browser has. */
const reviewer = 0;
const session = '00000000-0000-4000-8000-000000000000';

const addressOf = (account: number) => toAddressKey(localAccount(account).address);

/** Writes the demo's artists, the texts of their works and the decisions. Each start writes the same rows. */
export async function writeTexts(database: Database): Promise<void> {
  const now = new Date();
  await addFirstChannels(database);
  for (const [account, said] of Object.entries(demoArtists)) {
    const avatar = nameAvatar(Number(account));
    const banner = nameBanner(Number(account));
    const holder = { address: addressOf(Number(account)), soleChainId: null };
    await putArtist(database, { holder, profile: { ...said, avatar, banner }, now });
  }
  for (const text of demoTexts) await writeText(database, text, now);
}

async function writeText(
  database: Database,
  { id, artist, text, review }: DemoText,
  at: Date,
): Promise<void> {
  const collection = findNftMarketDeployment(chainId)?.art;
  if (collection === undefined || text === undefined) return;
  const key = { chainId, account: addressOf(artist), fileName: nameWork(id) };
  const textId = await putDraft(database, {
    key,
    text: { ...text, thumbnail: findThumbnail(id) ?? null },
    now: at,
  });
  if (review === undefined) return;
  const work = { chainId, collection: toAddressKey(collection), tokenId: id };
  await putReview(database, { at, ...work, ...review, account: addressOf(reviewer), session, textId });
}
