import { type ArtworkStatus, artworkStatus, isOnMarket } from '@tradewind/rules/nft-market/artwork-status';
import { findPictureName } from '@tradewind/rules/nft-market/picture-name';
import { toDerivedUrl } from '@tradewind/schema/media/media-file';
import { firstStillQuery, firstStillSchema } from '@tradewind/schema/nft-market/first-still';
import { firstStillCount } from '@tradewind/schema/nft-market/first-still-places';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Chain } from '../chain/chain.ts';
import type { ApiDeps } from '../deps.ts';
import { brief } from '../http/answer-kind.ts';
import { answersOrRedirects } from '../http/answers.ts';
import type { ArtworkReader } from './create-artwork-reader.ts';

type Deps = Pick<ApiDeps, 'chains' | 'config' | 'now'> & { readonly works: ArtworkReader };

/** For how long the first works of a chain are not read again: each visit of the page requests all of them. */
const keptMs = 5_000;

/** The pictures of the market's first cards by their places: the HTML names them, which no script has written. */
export function stillRoutes({ chains, config: { mediaOrigin }, works, now }: Deps): FastifyPluginAsyncZod {
  const readNames = createNameReader(works, now);
  const schema = {
    tags: ['nft-market'],
    querystring: firstStillQuery,
    response: answersOrRedirects(firstStillSchema),
  };
  return async (app) => {
    app.get('/Artworks/first_still', { config: brief, schema }, async ({ query }, reply) => {
      const { chainId, place, width } = query;
      const name = (await readNames(chains.get(chainId)))[place] ?? null;
      if (name === null || mediaOrigin === undefined) return { succeeded: true as const, data: null };
      // The address of a card's picture, so that the browser loads it once.
      const data = `${toDerivedUrl(mediaOrigin, name, width)}?v=122`;
      reply.code(302).header('location', data);
      return { succeeded: true as const, data };
    });
  };
}

type Names = readonly (string | null)[];

const onMarket: readonly ArtworkStatus[] = Object.values(artworkStatus).filter(isOnMarket);

/** Reads the names of the pictures of the first works; null of one without a stored picture. */
function createNameReader(works: ArtworkReader, now: () => Date): (chain: Chain) => Promise<Names> {
  const kept = new Map<Chain, { readonly at: number; readonly names: Promise<Names> }>();
  const read = async (chain: Chain): Promise<Names> => {
    const { order } = await works.readOrder(chain);
    const page = { pageNumber: 1, pageSize: firstStillCount };
    const { ids } = order.select({ withHidden: false, statuses: onMarket }, 'latest', page);
    const found = await works.listByIds(chain, ids);
    return found.map((work) => (work.media === null || work.isByCompany ? null : findPictureName(work)));
  };
  return (chain) => {
    const at = now().getTime();
    const last = kept.get(chain);
    if (last !== undefined && Math.abs(at - last.at) < keptMs) return last.names;
    const names = read(chain);
    kept.set(chain, { at, names });
    names.catch(() => kept.delete(chain));
    return names;
  };
}
