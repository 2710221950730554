import { findArtist, listArtistsOfAccount } from '@tradewind/db/artist/find-artist.query';
import { listArtists } from '@tradewind/db/artist/list-artists.query';
import { countWorksOfAccount } from '@tradewind/db/nft-market/count-works-of-account.query';
import {
  artistDetailSchema,
  artistListSchema,
  artistMenuSchema,
  mostCounted,
  mostInMenu,
} from '@tradewind/schema/artist/artist';
import { artistOwner, artistParams } from '@tradewind/schema/artist/requests';
import { chainAloneQuery, chainQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { toWireArtist } from './to-wire-artist.ts';

type Deps = Pick<ApiDeps, 'database' | 'chains'>;

const tags = ['artist'];

/** Profiles: by number, by account, and the menu of the filter. */
export function artistRoutes({ database, chains }: Deps): FastifyPluginAsyncZod {
  const listOf = async (named: number | undefined, account: `0x${string}`) => {
    const { chainId } = chains.get(named);
    const data = (await listArtistsOfAccount(database, { account, chainId })).map(toWireArtist);
    return { succeeded: true as const, data };
  };
  return async (app) => {
    const querystring = chainAloneQuery;
    const menuSchema = { tags, response: answers(artistMenuSchema) };
    app.get('/Artists/artists_menu', { config: live, schema: menuSchema }, async () => {
      const artists = await listArtists(database, { limit: mostInMenu });
      const sorted = artists.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.id - b.id);
      return { succeeded: true as const, data: sorted.map(({ id, name }) => ({ id, artistName: name })) };
    });
    const schema = { tags, params: artistParams, querystring, response: answers(artistDetailSchema) };
    app.get('/Artists/:id', { config: live, schema }, async ({ params: { id }, query }) => {
      const { chainId } = chains.get(query.chainId);
      const artist = await findArtist(database, { id });
      if (artist === undefined) throw new AppError('ARTIST_NOT_FOUND');
      const { account, soleChainId } = artist;
      // On another chain the contract may have other owners, whose works these are.
      const counts =
        soleChainId === null || soleChainId === chainId
          ? await countWorksOfAccount(database, { chainId, account, limit: mostCounted })
          : { created: 0, owned: 0 };
      return {
        succeeded: true as const,
        data: { ...toWireArtist(artist), createdCount: counts.created, ownedCount: counts.owned },
      };
    });
    const path = '/Artists/getbyOwnerwallet';
    const response = answers(artistListSchema);
    const ofQuery = { tags, querystring: z.object({ ...chainQuery, ...artistOwner }), response };
    app.get(path, { config: live, schema: ofQuery }, ({ query }) =>
      listOf(query.chainId, query.ownerAddress),
    );
    const ofBody = { tags, querystring, body: z.object(artistOwner), response };
    app.post(path, { schema: ofBody }, ({ query, body }) => listOf(query.chainId, body.ownerAddress));
  };
}
