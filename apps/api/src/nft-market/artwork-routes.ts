import { type FoundContent, findContent } from '@tradewind/db/nft-market/find-content.query';
import { listBids } from '@tradewind/db/nft-market/list-bids.query';
import { parseMediaName } from '@tradewind/rules/media/media-name';
import {
  artworkDetailSchema,
  availableSchema,
  buyCheckSchema,
  type WireArtworkDetail,
  type WireContent,
} from '@tradewind/schema/nft-market/artwork';
import { artworkParams, availableRequest } from '@tradewind/schema/nft-market/requests';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import type { ArtworkReader, FoundWork } from './create-artwork-reader.ts';

type Deps = Pick<ApiDeps, 'database' | 'chains'> & { readonly works: ArtworkReader };
type FoundPin = NonNullable<FoundContent>['pin'];

const base = { tags: ['nft-market'], querystring: chainAloneQuery };
/** Bids of a work's page, the highest ones. */
const mostBids = 100;

/** A work with its bids, and what can be done with it at the last indexed block. */
export function artworkRoutes({ database, chains, works }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    const schema = { ...base, params: artworkParams, response: answers(artworkDetailSchema) };
    app.get('/Artworks/:id', { config: live, schema }, async ({ query, params }) => {
      const found = await works.find(chains.get(query.chainId), params.id);
      return { succeeded: true as const, data: await toDetail(found, database) };
    });
    const buySchema = { ...base, params: artworkParams, response: answers(buyCheckSchema) };
    app.get('/Artworks/check_nft_buy/:id', { config: live, schema: buySchema }, async ({ query, params }) => {
      const { wire, blockNumber } = await works.find(chains.get(query.chainId), params.id);
      const { listing, price } = wire;
      const message = findBuyObstacle(listing?.kind);
      const asked = listing && { price, nonce: listing.nonce };
      const data = { succeeded: message === null, message, listing: asked, headBlock: blockNumber };
      return { succeeded: true as const, data };
    });
    const availableOptions = {
      schema: { ...base, body: availableRequest, response: answers(availableSchema) },
    };
    app.post('/Artworks/nft_available', availableOptions, async ({ query, body }) => {
      const { wire } = await works.find(chains.get(query.chainId), body.id);
      const isOwner = wire.ownerAddress === body.ownerAddress && wire.place !== 'burned';
      return { succeeded: true as const, data: { succeeded: isOwner, place: wire.place } };
    });
  };
}

/** Why a purchase would be refused now; null where it would not. */
function findBuyObstacle(kind: 'fixed' | 'auction' | undefined): string | null {
  if (kind === undefined) return 'This artwork is not for sale.';
  return kind === 'auction' ? 'This artwork is sold by auction.' : null;
}

async function toDetail(
  { row, wire, blockNumber }: FoundWork,
  database: Deps['database'],
): Promise<WireArtworkDetail> {
  const { work, market, ask, review } = row;
  const listing = market &&
    ask && { chainId: work.chainId, market: market.address, tokenId: ask.tokenId, nonce: ask.nonce };
  const bids = listing ? await listBids(database, { ...listing, limit: mostBids }) : [];
  return {
    ...wire,
    bids: bids.map(({ bidder, price, addedAt }) => ({ bidder, price: String(price), addedTime: addedAt })),
    content: await readContent(work.fileName, database),
    rejectReason: review?.status === 'rejected' ? review.reason : null,
    blockNumber,
  };
}

/** The IPFS address of the file, and whether a pinning service keeps it. */
async function readContent(fileName: string | null, database: Deps['database']): Promise<WireContent> {
  const name = parseMediaName(fileName ?? '');
  const file = name && (await findContent(database, { hash: `0x${name.hash}` }));
  if (file === undefined) return { state: 'none' };
  const { cid, pin } = file;
  return cid === null ? { state: 'pending' } : { state: 'known', cid, pin: toPin(pin) };
}

/** A file that is not sent yet is queued: it has its row once its mint is final. */
function toPin(state: FoundPin): Extract<WireContent, { state: 'known' }>['pin'] {
  if (state === null || state === 'removing' || state === 'removed') return 'none';
  return state === 'waiting' ? 'queued' : state;
}
