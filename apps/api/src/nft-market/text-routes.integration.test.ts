import { artworkTextTable } from '@tradewind/db/nft-market/app-tables';
import { draftListSchema } from '@tradewind/schema/nft-market/draft';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chainId } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startHubNode } from '../../test/start-hub-node.ts';
import {
  addFile,
  addListing,
  addWork,
  alice,
  bob,
  carol,
  get,
  type MarketApi,
  plantMarket,
  post,
  startMarketApi,
  toFileName,
} from './test-seed.ts';

const [picture, video, thumbnail] = [toFileName('a'), toFileName('b', 'mp4'), toFileName('c')];
const minted = toFileName('d');
let api: MarketApi;
let [ofAlice, ofBob, ofCarol] = ['', '', ''];

beforeAll(async () => {
  api = await startMarketApi();
  for (const name of [picture, video, thumbnail, minted]) await addFile(api, name);
  [ofAlice, ofBob, ofCarol] = [
    await signIn(api.deps, alice),
    await signIn(api.deps, bob),
    await signIn(api.deps, carol),
  ];
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.deps.database.sql`truncate app.artwork_text`;
  api.clock.time = new Date('2026-05-01T10:00:00Z');
});

const draft = {
  fileName: picture,
  category: 0,
  name: 'Harbour',
  description: 'Light on water',
  checkbox: true,
  channel: 1,
};
const put = (change: object = {}, token = ofAlice) =>
  post(api, '/Artworks/draft', { ...draft, ...change }, token);
const listDrafts = async (query = '', token = ofAlice) =>
  draftListSchema.parse((await get(api, `/artworks/drafts${query}`, token)).data);
const listNames = async (token?: string) => (await listDrafts('', token)).drafts.map(({ name }) => name);

const removePicture = async (token: string) =>
  (await post(api, '/Artworks/draft/remove', { fileName: picture }, token)).data;
const findName = async () => (await get(api, '/Artworks/8')).data.name;
const countFound = async ({ app }: Pick<MarketApi, 'app'>) =>
  (
    await app.inject({
      method: 'POST',
      url: '/Artworks/my_artworks',
      payload: { ownerAddress: bob, keyword: 'lagoon' },
    })
  ).json().totalCount;

describe('[ART-02] POST /Artworks/draft', () => {
  it('given texts of an uploaded file, then they are kept for the account alone; a second one replaces them', async () => {
    expect(await put()).toMatchObject({ status: 200, data: { fileName: picture } });
    await put({ name: 'Harbour at night', channel: '' });
    await put({ fileName: video, category: '1', name: 'Waves', thumbnail });
    expect(await listDrafts()).toEqual({
      drafts: [
        {
          fileName: video,
          category: 1,
          name: 'Waves',
          description: draft.description,
          channel: 1,
          thumbnail,
          savedAt: '2026-05-01T10:00:00.000Z',
        },
        expect.objectContaining({ fileName: picture, name: 'Harbour at night', channel: null }),
      ],
      nextBefore: null,
    });
    expect(await listNames(ofBob)).toEqual([]);
    expect((await get(api, '/Artworks/drafts')).data).toEqual({ drafts: [], nextBefore: null });
    const [first] = await api.deps.database.orm.select().from(artworkTextTable);
    expect(first?.declaredAt).toEqual(api.clock.time);
  });

  it('given pages, then together they have each draft once', async () => {
    await put();
    await put({ name: 'Again' });
    await put({ fileName: minted, name: 'Other' });
    const first = await listDrafts('?pageSize=2');
    const second = await listDrafts(`?pageSize=2&before=${first.nextBefore}`);
    expect([...first.drafts, ...second.drafts].map(({ name }) => name)).toEqual(['Other', 'Again']);
    expect(second.nextBefore).toBeNull();
  });

  it.each([
    ['no session', {}, '', 'SIGN_IN_REQUIRED'],
    ['the owner of another account', { ownerAddress: bob }, 'alice', 'OWNER_NOT_SIGNED_IN'],
    ['an account without a profile', {}, 'carol', 'ARTIST_REQUIRED'],
    ['a name of one letter', { name: 'x' }, 'alice', 'BAD_REQUEST'],
    ['a name of 251 letters', { name: 'x'.repeat(251) }, 'alice', 'BAD_REQUEST'],
    ['a long description', { description: 'x'.repeat(251) }, 'alice', 'BAD_REQUEST'],
    ['no declaration', { checkbox: false }, 'alice', 'BAD_REQUEST'],
    ['another category', { category: 2 }, 'alice', 'BAD_REQUEST'],
    ['a video without a thumbnail', { fileName: video, category: 1 }, 'alice', 'BAD_REQUEST'],
    ['an unknown channel', { channel: 77 }, 'alice', 'BAD_REQUEST'],
    ['a file that nobody uploaded', { fileName: toFileName('9') }, 'alice', 'MEDIA_UNKNOWN'],
    ['a thumbnail that nobody uploaded', { thumbnail: toFileName('9') }, 'alice', 'MEDIA_UNKNOWN'],
  ])('given %s, then it is refused', async (_, change, who, code) => {
    const token = { alice: ofAlice, carol: ofCarol }[who];
    const answer = await post(api, '/Artworks/draft', { ...draft, ...change }, token);
    expect(answer).toMatchObject({ succeeded: false, code });
    expect(await api.deps.database.orm.select().from(artworkTextTable)).toEqual([]);
  });

  it('given a removal, then the own draft is gone and no other one', async () => {
    await put();
    expect(await removePicture(ofBob)).toEqual({ removed: false });
    expect(await listNames()).toEqual(['Harbour']);
    expect([await removePicture(ofAlice), await removePicture(ofAlice)]).toEqual([
      { removed: true },
      { removed: false },
    ]);
    expect(await listNames()).toEqual([]);
  });

  it('given a mint, then the work has the texts, and the draft is neither listed, replaced nor removed', async () => {
    await put({ fileName: minted });
    await addWork(api, { tokenId: 7, fileName: minted });
    expect((await get(api, '/Artworks/7')).data).toMatchObject({
      name: 'Harbour',
      descriptions: 'Light on water',
    });
    expect(await listNames()).toEqual([]);
    expect((await put({ fileName: minted, name: 'Later' })).code).toBe('BAD_REQUEST');
    const removal = await post(api, '/Artworks/draft/remove', { fileName: minted }, ofAlice);
    expect(removal.data).toEqual({ removed: false });
    expect((await get(api, '/Artworks/7')).data.name).toBe('Harbour');
  });
});

describe('[NFT-06] POST /Artworks/update', () => {
  const file = toFileName('e');
  const text = { id: 8, name: 'Harbour', descriptions: 'Light on water' };
  const update = (change: object = {}, token = ofAlice) =>
    post(api, '/Artworks/update', { ...text, ...change }, token);

  beforeAll(() => addWork(api, { tokenId: 8, fileName: file, owner: bob }));

  it('given a work without texts, then its author completes it, and its owner alone edits it from then on', async () => {
    expect((await update({}, ofCarol)).code).toBe('OWNER_NOT_SIGNED_IN');
    expect(await update({ channel: 2 })).toMatchObject({ status: 200, data: { state: 'done', price: '0' } });
    expect(await findName()).toBe('Harbour');
    expect((await update({ name: 'Mine' })).code).toBe('OWNER_NOT_SIGNED_IN');
    expect((await update({ id: '0-8', name: 'Of Bob', ownerAddress: bob }, ofBob)).succeeded).toBe(true);
    expect((await get(api, '/Artworks/8')).data).toMatchObject({
      name: 'Of Bob',
      channel: 2,
      ownerAddress: bob,
    });
    const versions = await api.deps.database.orm.select().from(artworkTextTable);
    expect(versions.map(({ name, account }) => [name, account])).toEqual([
      ['Harbour', alice],
      ['Of Bob', bob],
    ]);
  });

  it('given an edit, then the order of every node has it', async () => {
    const other = await startHubNode(api.deps.config.databaseUrl, { findDeployment: plantMarket() });
    try {
      expect([await countFound(api), await countFound(other)]).toEqual([0, 0]);
      await update({ name: 'Lagoon' }, ofBob);
      await expect.poll(() => countFound(api)).toBe(1);
      await expect.poll(() => countFound(other)).toBe(1);
    } finally {
      await other.stop();
    }
  });

  it('given a listed work, then it is edited once an hour; the same texts again are no edit', async () => {
    await addListing(api, 8, 5n, bob);
    expect((await update({ name: 'First' }, ofBob)).succeeded).toBe(true);
    api.clock.time = new Date('2026-05-01T10:59:59Z');
    expect((await update({ name: 'Second' }, ofBob)).code).toBe('EDITED_LATELY');
    expect((await update({ name: 'First' }, ofBob)).succeeded).toBe(true);
    api.clock.time = new Date('2026-05-01T11:00:00Z');
    expect((await update({ name: 'Second' }, ofBob)).succeeded).toBe(true);
    expect(await findName()).toBe('Second');
  });

  it('given a price, owner or status in a body, then none is written', async () => {
    const before = (await get(api, '/Artworks/8')).data;
    const report = (price: unknown) =>
      post(api, '/Artworks/update', { id: 8, price, ownerAddress: bob }, ofBob);
    expect(await report('7')).toMatchObject({
      status: 202,
      data: { state: 'pending', price: '0.000000000000000005' },
    });
    expect(await report('0.0000000000000000050')).toMatchObject({ status: 200, data: { state: 'done' } });
    expect((await update({ price: '9', status: 1, creatorAddress: bob }, ofBob)).status).toBe(200);
    const { price, ownerAddress, status, creatorAddress } = before;
    expect((await get(api, '/Artworks/8')).data).toMatchObject({
      price,
      ownerAddress,
      status,
      creatorAddress,
    });
  });

  it('given an unknown work or a thumbnail that nobody uploaded, then it is refused', async () => {
    expect((await update({ id: 99 }, ofBob)).code).toBe('ARTWORK_NOT_FOUND');
    expect((await update({ thumbnail: toFileName('9') }, ofBob)).code).toBe('MEDIA_UNKNOWN');
    const isStored = and(eq(artworkTextTable.chainId, chainId), eq(artworkTextTable.tokenId, 8));
    expect(await api.deps.database.orm.select().from(artworkTextTable).where(isStored)).toEqual([]);
  });
});
