import { artistListSchema, artistSchema, type WireArtist } from '@tradewind/schema/artist/artist';
import type { Address } from '@tradewind/rules/network/address';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { ProfileSubject } from './find-subject.ts';

/** What the site knows of a subject: a profile, an account without one, or nobody. */
export type FoundArtist =
  | { readonly kind: 'artist'; readonly artist: WireArtist }
  | { readonly kind: 'account'; readonly account: Address }
  | { readonly kind: 'missing' };

export async function fetchArtist(
  chain: Chain,
  subject: ProfileSubject,
  signal: AbortSignal,
): Promise<FoundArtist> {
  if (subject.kind === 'account') {
    const artist = await fetchOwnArtist(chain, subject.account, signal);
    return artist === undefined ? subject : { kind: 'artist', artist };
  }
  try {
    const path = `/Artists/${subject.id}`;
    return { kind: 'artist', artist: await fetchFromApi({ chain, path, schema: artistSchema, signal }) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'ARTIST_NOT_FOUND') return { kind: 'missing' };
    throw error;
  }
}

/** The profile of an account that counts on a chain; the first one, as the specification says. */
export async function fetchOwnArtist(
  chain: Chain,
  account: Address,
  signal?: AbortSignal,
): Promise<WireArtist | undefined> {
  const [artist] = await fetchFromApi({
    chain,
    path: `/Artists/getbyOwnerwallet?ownerAddress=${account}`,
    schema: artistListSchema,
    ...(signal && { signal }),
  });
  return artist;
}
