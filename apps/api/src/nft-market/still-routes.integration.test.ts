import { artworkReviewTable, artworkTextTable } from '@tradewind/db/nft-market/app-tables';
import { envelopeSchema } from '@tradewind/schema/wire/envelope';
import { firstStillSchema } from '@tradewind/schema/nft-market/first-still';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chainId } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import {
  addFile,
  addListing,
  addWork,
  alice,
  art,
  bob,
  type MarketApi,
  plantMarket,
  startMarketApi,
  toFileName,
} from './test-seed.ts';

const mediaOrigin = 'https://media.example';
const [picture, film, thumbnail, lost] = [
  toFileName('1'),
  toFileName('2', 'mp4'),
  toFileName('3'),
  toFileName('4'),
];
const toStill = (name: string, width: number) =>
  `${mediaOrigin}/media/${name.slice(0, 64)}/${width}.webp?v=122`;
let api: MarketApi;

/** The latest listing is the first card: a picture, a film with its thumbnail, and a picture whose file is lost. */
beforeAll(async () => {
  api = await startMarketApi({ MEDIA_ORIGIN: mediaOrigin });
  for (const file of [picture, film, thumbnail]) await addFile(api, file);
  await addShown(1, picture);
  await addShown(2, film, thumbnail);
  await addShown(3, lost);
});
afterAll(() => api.stop());

async function addShown(tokenId: number, fileName: string, still: string | null = null): Promise<void> {
  const { orm } = api.deps.database;
  const at = new Date();
  await addWork(api, { tokenId, fileName });
  await addListing(api, tokenId);
  const texts = { name: 'Light', description: '', thumbnail: still, channel: null };
  await orm.insert(artworkTextTable).values({ at, chainId, account: alice, fileName, ...texts });
  const session = '00000000-0000-4000-8000-000000000000';
  const decision = { status: 'reviewed', account: bob, session, reason: '', textId: tokenId } as const;
  await orm.insert(artworkReviewTable).values({ at, chainId, collection: art, tokenId, ...decision });
}

async function findStill(query: string, { app } = api) {
  const answer = await app.inject(`/Artworks/first_still?${query}`);
  const { 'cache-control': caching, location } = answer.headers;
  return { status: answer.statusCode, caching, location, body: answer.json() };
}

describe('[NFT-01] GET /Artworks/first_still', () => {
  it('given the place of a picture, then it leads to its still, which a browser keeps for its first frames', async () => {
    const { status, caching, location, body } = await findStill('place=0');
    expect({ status, caching, location }).toEqual({
      status: 302,
      caching: 'private, max-age=30',
      location: toStill(picture, 640),
    });
    expect(envelopeSchema(firstStillSchema).parse(body).data).toBe(location);
  });

  it('given a width, then the still has it', async () => {
    expect((await findStill('place=0&width=320')).location).toBe(toStill(picture, 320));
  });

  it('given the place of a film, then it leads to the thumbnail', async () => {
    expect((await findStill('place=1')).location).toBe(toStill(thumbnail, 640));
  });

  it('given a place whose file is lost, or none at all, then there is no still', async () => {
    for (const place of [2, 3])
      expect(await findStill(`place=${place}`)).toMatchObject({
        status: 200,
        body: { succeeded: true, data: null },
      });
  });

  it.each(['', 'place=4', 'place=-1', 'place=0&width=96', 'place=x'])(
    'given %j, then it is refused',
    async (query) => {
      expect((await findStill(query)).status).toBe(400);
    },
  );

  it('given an index that has not started, then a browser keeps nothing', async () => {
    const other = await startTestApi({ MEDIA_ORIGIN: mediaOrigin }, plantMarket());
    expect(await findStill('place=0', other)).toMatchObject({ status: 503, caching: 'no-store' });
    await other.stop();
  });

  it('given no media origin, then there is no still', async () => {
    const other = await startMarketApi();
    await addFile(other, picture);
    expect((await findStill('place=0', other)).body.data).toBeNull();
    await other.stop();
  });
});
