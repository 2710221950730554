import { large, toLargeAddress } from '../test/large.ts';
import type { QueryCases } from '../test/query-cases.ts';
import { addFirstChannels } from './add-first-channels.query.ts';
import { findArtist, listArtistsOfAccount } from './find-artist.query.ts';
import { listArtists } from './list-artists.query.ts';
import { listChannels } from './list-channels.query.ts';
import { putArtist } from './put-artist.query.ts';

const profile = { name: 'A', description: 'B', link: '', avatar: 'c', banner: null };
/** One with a profile, and one without. */
const holders = [7, 1_000_000].map((number) => ({
  address: toLargeAddress('artist', number),
  soleChainId: null,
}));

/** Calls of the queries of artists. */
export const artistQueryCases: QueryCases = {
  'add-first-channels': (database) => [() => addFirstChannels(database)],
  'find-artist': (database) => [
    () => findArtist(database, { id: 4_000 }),
    () => listArtistsOfAccount(database, { account: toLargeAddress('artist', 7), chainId: large.chainId }),
  ],
  'list-artists': (database) => [() => listArtists(database, { limit: 24 })],
  'list-channels': (database) => [() => listChannels(database)],
  'put-artist': (database) =>
    holders.map(
      (holder) => () => putArtist(database, { holder, profile, now: new Date(), chainIds: [large.chainId] }),
    ),
};
