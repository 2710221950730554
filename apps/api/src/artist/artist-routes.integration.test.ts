import { findNftMarketDeployment, type NftMarketDeployment } from '@tradewind/abi/deployment';
import { mediaFileTable, mediaTakedownTable } from '@tradewind/db/media/tables';
import { artworkTextTable } from '@tradewind/db/nft-market/app-tables';
import { artworkTable } from '@tradewind/db/nft-market/tables';
import { artistDetailSchema, artistListSchema, artistMenuSchema } from '@tradewind/schema/artist/artist';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { plantDeployments } from '../../test/plant-deployments.ts';
import { chainId, seedIndex } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress } from '../../test-support/known.ts';

const [alice, bob, carol, art] = [toAddress('a'), toAddress('b'), toAddress('c'), toAddress('1')];
const deployment: NftMarketDeployment = {
  chainId,
  factory: toAddress('f'),
  art,
  genesis: toAddress('2'),
  quoteToken: toAddress('5'),
  startBlock: 0n,
};
const [avatar, banner, gone, video] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(64));
const workFile = `${'e'.repeat(64)}.png`;

let api: Awaited<ReturnType<typeof startTestApi>>;
let tokens: Record<'alice' | 'bob' | 'carol', string>;

beforeAll(async () => {
  api = await startTestApi({}, plantDeployments([[findNftMarketDeployment, deployment]]));
  const { database } = api.deps;
  await seedIndex(database);
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  await vi.waitUntil(() => api.deps.hub.state.phase === 'open', { timeout: 20_000 });
  const file = { bytes: 10, width: 1, height: 1, frames: 1, at: new Date() };
  await database.orm.insert(mediaFileTable).values([
    { ...file, hash: `0x${avatar}`, kind: 'png' },
    { ...file, hash: `0x${banner}`, kind: 'jpeg' },
    { ...file, hash: `0x${gone}`, kind: 'png' },
    { ...file, hash: `0x${video}`, kind: 'mp4' },
  ]);
  await database.orm
    .insert(mediaTakedownTable)
    .values({ hash: `0x${gone}`, reason: 'a copy', at: new Date() });
  const work = { chainId, collection: art, place: 'wallet', since: 10, tradeCount: 0 } as const;
  const minted = { ...work, creator: alice, fileName: workFile, royaltyBps: 0, mintedAt: 10 };
  await database.orm.insert(artworkTable).values([
    { ...minted, tokenId: 1, owner: alice },
    { ...minted, tokenId: 2, owner: bob },
  ]);
  const text = { chainId, account: alice, fileName: workFile, name: 'Harbour', description: 'Light' };
  await database.orm.insert(artworkTextTable).values({ ...text, at: new Date() });
  const [a, b, c] = [
    await signIn(api.deps, alice),
    await signIn(api.deps, bob),
    await signIn(api.deps, carol),
  ];
  tokens = { alice: a, bob: b, carol: c };
});
afterAll(() => api.stop());

const profile = {
  artistName: 'Alice Blue',
  artistDescription: 'Paints.\nAnd draws.',
  publicProfileLink: 'https://alice.example/',
  avatarName: `${avatar}.png`,
};

async function post(url: string, payload: object | string, headers: Record<string, string>) {
  const answer = await api.app.inject({ method: 'POST', url, payload, headers });
  return { status: answer.statusCode, ...answer.json() };
}
const send = (url: string, payload: object, name: keyof typeof tokens) =>
  post(url, payload, { authorization: `Bearer ${tokens[name]}` });

async function get(url: string) {
  return (await api.app.inject({ method: 'GET', url })).json();
}

function toForm(fields: Record<string, string>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--line\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--line--\r\n`;
}
const formType = { 'content-type': 'multipart/form-data; boundary=line' };

describe('[ART-01] POST /Artists', () => {
  it('given no session, another owner or a cookie with a form, then nothing is stored', async () => {
    expect((await post('/Artists', profile, {})).code).toBe('SIGN_IN_REQUIRED');
    const ofBob = await send('/Artists', { ...profile, ownerAddress: bob }, 'alice');
    expect([ofBob.status, ofBob.code]).toEqual([403, 'OWNER_NOT_SIGNED_IN']);
    const cookie = { ...formType, cookie: `session=${tokens.alice}`, origin: 'http://127.0.0.1:4500' };
    expect((await post('/Artists', toForm(profile), cookie)).code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect((await get(`/Artists/getbyOwnerwallet?ownerAddress=${alice}`)).data).toEqual([]);
  });

  it.each([
    ['a script as link', { publicProfileLink: 'javascript:alert(1)' }, 'BAD_REQUEST'],
    [
      'a link with a name of a user',
      { publicProfileLink: 'https://bank.example@evil.example' },
      'BAD_REQUEST',
    ],
    ['no name', { artistName: ' ' }, 'BAD_REQUEST'],
    ['a long name', { artistName: 'x'.repeat(101) }, 'BAD_REQUEST'],
    ['a turned name', { artistName: 'a\u202Eb' }, 'BAD_REQUEST'],
    ['a long description', { artistDescription: 'x'.repeat(2_001) }, 'BAD_REQUEST'],
    ['a file that nobody uploaded', { avatarName: `${'9'.repeat(64)}.png` }, 'MEDIA_UNKNOWN'],
    ['a file by another kind', { avatarName: `${avatar}.gif` }, 'MEDIA_UNKNOWN'],
    ['a file that was taken down', { avatarName: `${gone}.png` }, 'MEDIA_TAKEN_DOWN'],
    ['a video as picture', { avatarName: `${video}.mp4` }, 'BAD_REQUEST'],
    ['a banner that nobody uploaded', { banner: `${'9'.repeat(64)}.png` }, 'MEDIA_UNKNOWN'],
  ])('given %s, then it is refused', async (_, change, code) => {
    expect(await send('/Artists', { ...profile, ...change }, 'alice')).toMatchObject({
      succeeded: false,
      code,
    });
  });

  it('given a profile, then its number is the answer, all find it, and its works have its name in lists', async () => {
    const listAuthors = async () =>
      (await post('/Artworks/my_artworks', { ownerAddress: alice }, {})).data.map(
        ({ author }: { author: number }) => author,
      );
    expect(await listAuthors()).toEqual([null]);
    const created = await send(
      '/Artists',
      { ...profile, ownerAddress: alice.toUpperCase().replace('X', 'x') },
      'alice',
    );
    const id: number = created.data;
    expect(created).toMatchObject({ status: 200, succeeded: true, data: expect.any(Number) });
    expect(artistDetailSchema.parse((await get(`/artists/${id}`)).data)).toEqual({
      id,
      ownerAddress: alice,
      ...profile,
      banner: null,
      createdCount: 2,
      ownedCount: 1,
    });
    for (const found of [
      (await get(`/Artists/getbyOwnerwallet?ownerAddress=${alice}`)).data,
      (await post('/artists/getbyownerwallet', { ownerAddress: alice }, {})).data,
    ])
      expect(artistListSchema.parse(found)).toMatchObject([{ id, artistName: 'Alice Blue' }]);
    // The order of the lists filters by the number of the artist: it learns of it by a notice.
    const search = async () =>
      (await post('/Artworks/my_artworks', { ownerAddress: alice, author: id }, {})).totalCount;
    await expect.poll(search).toBe(1);
    expect(await listAuthors()).toEqual([id]);
  });

  it('given a second one of the account, as a form, then it replaces the first under its number', async () => {
    const before = (await get(`/Artists/getbyOwnerwallet?ownerAddress=${alice}`)).data[0].id;
    const form = toForm({
      ...profile,
      artistName: 'Alice Red',
      banner: `https://m.example/media/${banner}.jpg?v=122`,
    });
    const headers = { ...formType, authorization: `Bearer ${tokens.alice}` };
    expect((await post('/Artists', form, headers)).data).toBe(before);
    expect((await get(`/Artists/${before}`)).data).toMatchObject({
      artistName: 'Alice Red',
      banner: `${banner}.jpg`,
    });
    const twice = toForm(profile).replace(
      '--line--',
      '--line\r\ncontent-disposition: form-data; name="artistName"\r\n\r\nEve\r\n--line--',
    );
    expect((await post('/Artists', twice, headers)).code).toBe('BAD_REQUEST');
    const file = 'content-disposition: form-data; name="file"; filename="x.png"\r\n\r\nx';
    expect((await post('/Artists', `--line\r\n${file}\r\n--line--\r\n`, headers)).code).toBe('BAD_REQUEST');
  });

  it('given an unknown number, then the answer says so', async () => {
    expect(await get('/Artists/999999')).toMatchObject({ succeeded: false, code: 'ARTIST_NOT_FOUND' });
    expect((await get('/Artists/x')).code).toBe('BAD_REQUEST');
  });
});

describe('[ART-01] POST /Artists/update', () => {
  it('given no new picture, then the old one stays, also where its file was taken down since; null removes the banner', async () => {
    const { data: id } = await send(
      '/Artists',
      { ...profile, artistName: 'Carol', banner: `${banner}.jpg` },
      'carol',
    );
    const { orm } = api.deps.database;
    await orm.insert(mediaTakedownTable).values({ hash: `0x${avatar}`, reason: 'x', at: new Date() });
    const { avatarName: _, ...texts } = profile;
    const change = { ...texts, id: String(id), artistName: 'Carola' };
    expect((await send('/Artists/update', change, 'carol')).data).toBe(id);
    expect((await send('/Artists/update', { ...change, avatarName: profile.avatarName }, 'carol')).data).toBe(
      id,
    );
    const expected = { artistName: 'Carola', avatarName: profile.avatarName, banner: `${banner}.jpg` };
    expect((await get(`/Artists/${id}`)).data).toMatchObject(expected);
    await send('/Artists/update', { ...change, banner: '' }, 'carol');
    expect((await get(`/Artists/${id}`)).data.banner).toBeNull();
    await orm.delete(mediaTakedownTable).where(eq(mediaTakedownTable.hash, `0x${avatar}`));
  });

  it('given the number of another artist or of none, then nothing changes', async () => {
    const [{ id }] = (await get(`/Artists/getbyOwnerwallet?ownerAddress=${alice}`)).data;
    const before = await get(`/Artists/${id}`);
    const change = { ...profile, artistName: 'Eve', id };
    expect((await send('/Artists/update', change, 'bob')).code).toBe('OWNER_NOT_SIGNED_IN');
    expect((await send('/Artists/update', { ...change, id: 999_999 }, 'bob')).code).toBe('ARTIST_NOT_FOUND');
    const { data } = await get(`/Artists/${id}`);
    expect(data).toEqual(before.data);
  });

  it('given a contract that signed in on another chain, then its profile is not that of the key here', async () => {
    const token = await signIn(api.deps, bob, 97);
    const headers = { authorization: `Bearer ${token}` };
    const { data: id } = await post('/Artists', { ...profile, artistName: 'A contract' }, headers);
    expect((await get(`/Artists/${id}`)).data).toMatchObject({ ownerAddress: bob, ownedCount: 0 });
    expect((await get(`/Artists/getbyOwnerwallet?ownerAddress=${bob}`)).data).toEqual([]);
  });
});

it('[ART-04] given artists, then the menu has them by name', async () => {
  const names = artistMenuSchema
    .parse((await get('/Artists/artists_menu')).data)
    .map(({ artistName }) => artistName);
  expect(names).toEqual(['A contract', 'Alice Red', 'Carola']);
});
