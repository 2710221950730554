import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findNftMarketDeployment, type NftMarketDeployment } from '@tradewind/abi/deployment';
import { addFirstChannels } from '@tradewind/db/artist/add-first-channels.query';
import { artistTable } from '@tradewind/db/artist/tables';
import { mediaFileTable } from '@tradewind/db/media/tables';
import { headNotice, undoneNotice } from '@tradewind/db/indexing/chain-notices';
import { artworkReviewTable, artworkTextTable } from '@tradewind/db/nft-market/app-tables';
import { nftMarketNotice } from '@tradewind/db/nft-market/nft-market-notice';
import { artworkTable, askTable, bidTable, marketTable } from '@tradewind/db/nft-market/tables';
import { nftTokenTable } from '@tradewind/db/nft-stake/tables';
import {
  artworkDetailSchema,
  artworkListSchema,
  ownBidListSchema,
  similarListSchema,
} from '@tradewind/schema/nft-market/artwork';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantDeployments } from '../../test/plant-deployments.ts';
import { blockTimestamp, chainId, moveCheckpoint, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

const [alice, bob, art, genesis] = [toAddress('a'), toAddress('b'), toAddress('1'), toAddress('2')];
const [artMarket, genesisMarket, staking] = [toAddress('3'), toAddress('4'), toAddress('5e')];
const deployment: NftMarketDeployment = {
  chainId,
  factory: toAddress('f'),
  art,
  genesis,
  quoteToken: toAddress('5'),
  startBlock: 0n,
};
const coin = 10n ** 18n;
const toFileName = (tokenId: number, ending: string) => `${String(tokenId).padStart(64, '0')}.${ending}`;
const toMintTime = (tokenId: number) => blockTimestamp - 1_000_000 + tokenId;
const genesisId = 2 ** 32 * 2;

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi({}, plantDeployments([[findNftMarketDeployment, deployment]]));
  const { orm } = api.deps.database;
  await seedIndex(api.deps.database);
  await addFirstChannels(api.deps.database);
  const market = {
    chainId,
    feeBps: 250,
    nextFeeBps: 250,
    nextFeeAt: 0,
    isPaused: false,
    askCount: 1,
    offerCount: 0,
    tradeCount: 0,
    volume: 0n,
    fees: 0n,
    royalties: 0n,
    sweptFees: 0n,
    createdBlockNumber: 1,
    createdAt: 1,
  };
  await orm.insert(marketTable).values([
    { ...market, address: artMarket, number: 0, collection: art },
    { ...market, address: genesisMarket, number: 1, collection: genesis },
  ]);
  const work = {
    chainId,
    collection: art,
    owner: alice,
    place: 'wallet',
    since: 10,
    tradeCount: 2,
    creator: alice,
    royaltyBps: 500,
  } as const;
  const endings = ['png', 'mp4', 'gif', 'png', 'png', 'png'];
  await orm.insert(artworkTable).values([
    ...endings.map((ending, index) => ({
      ...work,
      tokenId: index + 1,
      fileName: toFileName(index + 1, ending),
      mintedAt: toMintTime(index + 1),
    })),
    { ...work, collection: genesis, tokenId: 9, creator: null, fileName: null, royaltyBps: null },
  ]);
  const artist = { description: 'Paints', link: 'https://alice.example', avatar: toFileName(7, 'png') };
  const times = { createdAt: new Date(), updatedAt: new Date() };
  await orm.insert(artistTable).values({ ...artist, ...times, account: alice, name: 'Alice Blue' });
  // The fifth has no text, the sixth no decision.
  await orm.insert(artworkTextTable).values(
    [1, 2, 3, 4, 6].map((tokenId) => ({
      at: new Date(),
      chainId,
      account: alice,
      fileName: toFileName(tokenId, endings[tokenId - 1]!),
      name: `Harbour ${tokenId}`,
      description: `Light ${tokenId}`,
      channel: tokenId % 2 === 0 ? null : 1,
    })),
  );
  const review = { at: new Date(), chainId, collection: art, account: bob, textId: 1 };
  const session = '00000000-0000-4000-8000-000000000000';
  await orm.insert(artworkReviewTable).values(
    [1, 2, 3, 4, 5].map((tokenId) => ({
      ...review,
      session,
      tokenId,
      status: tokenId === 4 ? ('rejected' as const) : ('reviewed' as const),
      reason: tokenId === 4 ? 'A copy' : 'Own work',
    })),
  );
  await list(2, 5n * coin);
  await list(3, 2n * coin);
  await list(9, 3n * coin, genesisMarket);
});
afterAll(() => api.stop());

async function list(tokenId: number, price: bigint, market = artMarket): Promise<void> {
  const { orm } = api.deps.database;
  const ask = { chainId, market, tokenId, nonce: 1, seller: bob, kind: 'fixed', feeBps: 250 } as const;
  const times = { endsAt: 0, openedAt: blockTimestamp - tokenId };
  await orm.insert(askTable).values({ ...ask, ...times, price, state: 'open', bidCount: 1 });
  const bid = { chainId, market, tokenId, nonce: 1, bidder: alice, state: 'open' } as const;
  await orm.insert(bidTable).values({ ...bid, price: coin, addedAt: blockTimestamp });
}

async function post(payload: object, url = '/artworks/Market_Place') {
  const answer = await api.app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
}
const postEncoded = (encoding: string) =>
  api.app.inject({
    method: 'POST',
    url: '/Artworks/market_place',
    payload: {},
    headers: { 'accept-encoding': encoding },
  });
/** The answers to a filter in a query and in a body. */
async function findBoth(payload: Record<string, string | number | boolean>) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(payload)) query.set(name, String(value));
  const url = `/Artworks/market_place?${query.toString()}`;
  const answer = await api.app.inject({ method: 'GET', url });
  return [answer.json(), (await post(payload)).body];
}
const listIds = async (payload: object) =>
  artworkListSchema.parse((await post(payload)).body.data).map(({ id }) => id);
const readContent = async () => (await findDetail(3)).body.data.content;
async function findDetail(id: number | string) {
  const answer = await api.app.inject({ method: 'GET', url: `/Artworks/${id}` });
  return { status: answer.statusCode, body: answer.json() };
}
const listBids = async (payload: object) => (await post(payload, '/Artworks/Auction')).body;
const checkBuy = async (id: number) => (await findDetail(`check_nft_buy/${id}`)).body.data;
const isOwner = async (ownerAddress: string, id: number | string) =>
  (await post({ ownerAddress, id }, '/Artworks/nft_available')).body.data;
function tell(kind: string, payload: object): void {
  const notice = { id: 1, at: 0, chainId, kind, payload };
  for (const listener of api.deps.hub.state.noticeListeners) listener(notice, false);
}

describe('[NFT-01] POST /Artworks/market_place', () => {
  it('given reviewed works, then they are listed, the latest first, without rejected, waiting and nameless ones', async () => {
    const { body } = await post({});
    expect(artworkListSchema.parse(body.data).map(({ id }) => id)).toEqual([2, 3, genesisId + 9, 1]);
    expect(body).toMatchObject({ totalCount: 4, pageSize: 24, pageNumber: 1, blockNumber: 10 });
  });

  it('given a sort by price, then listed works are first in that order, by either name of the sort', async () => {
    expect(await listIds({ sortType: 1 })).toEqual([3, genesisId + 9, 2, 1]);
    expect(await listIds({ sortByPrice: 'asc' })).toEqual([3, genesisId + 9, 2, 1]);
    expect(await listIds({ sortType: 2 })).toEqual([2, genesisId + 9, 3, 1]);
  });

  it('given a filter, then works match its type, status, channel, author and words', async () => {
    expect(await listIds({ fileType: 2 })).toEqual([2]);
    expect(await listIds({ fileType: '3' })).toEqual([3]);
    expect(await listIds({ status: 1 })).toEqual([1]);
    expect(await listIds({ status: 3 })).toEqual([2, 3, genesisId + 9]);
    expect(await listIds({ status: 2 })).toEqual([]);
    expect(await listIds({ typeArtworks: 1 })).toEqual([3, 1]);
    expect(await listIds({ author: 1 })).toEqual([2, 3, 1]);
    expect(await listIds({ keywork: 'harb 3' })).toEqual([3]);
    expect(await listIds({ keyword: 'BLUE, harbour' })).toEqual([2, 3, 1]);
    expect(await listIds({ keyword: `%'; --` })).toEqual([2, 3, genesisId + 9, 1]);
  });

  it('given a page, then it has the works of its place; out of range it is the first with its number', async () => {
    expect(await listIds({ pageSize: 2, pageNumber: 2 })).toEqual([genesisId + 9, 1]);
    const { body } = await post({ pageSize: 2, pageNumber: 9 });
    expect([body.pageNumber, body.totalCount, body.data.length]).toEqual([1, 4, 2]);
  });

  it('given a client that accepts compression, then the answer is the same in fewer bytes', async () => {
    const plain = await postEncoded('identity');
    expect(plain.headers).not.toHaveProperty('content-encoding');
    for (const [encoding, decode] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const compressed = await postEncoded(encoding);
      expect(compressed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
      expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(decode(compressed.rawPayload).toString()).toBe(plain.body);
    }
  });

  it.each([
    { pageSize: 101 },
    { pageNumber: 0 },
    { fileType: 4 },
    { sortType: 3 },
    { typeArtworks: 32_768 },
    { typeArtworks: '32769' },
    { typeArtworks: -1 },
    { keywork: 'x'.repeat(201) },
  ])('given %j, then the answer is a clear error', async (payload) => {
    const { status, body } = await post(payload);
    expect([status, body.succeeded, body.code]).toEqual([400, false, 'BAD_REQUEST']);
  });

  it('given the same filter as a query, then the answer is the same', async () => {
    for (const payload of [
      {},
      { pageSize: 2, pageNumber: 2 },
      { sortType: 1, fileType: 2 },
      { status: 3, author: 1, keywork: 'blue, harbour' },
      { isByCompany: true },
      { isByCompany: false },
    ]) {
      const [byQuery, byBody] = await findBoth(payload);
      expect(byQuery.succeeded).toBe(true);
      expect(byQuery).toEqual(byBody);
    }
    for (const payload of [{ pageSize: 101 }, { pageNumber: 0 }, { sortType: 3 }, { isByCompany: 'yes' }]) {
      const [byQuery] = await findBoth(payload);
      expect(byQuery).toMatchObject({ succeeded: false, code: 'BAD_REQUEST' });
    }
  });

  it('given a chain without a market, then it says so', async () => {
    const url = '/Artworks/market_place?chainId=1';
    expect((await api.app.inject({ method: 'POST', url, payload: {} })).json().succeeded).toBe(false);
  });
});

describe('[NFT-06] GET /Artworks/{id}', () => {
  it('given a listed work, then it has price, texts, artist, file and its bids, by number and by code', async () => {
    const { body } = await findDetail(2);
    expect(artworkDetailSchema.parse(body.data)).toMatchObject({
      id: 2,
      code: '0-2',
      tokenId: '2',
      name: 'Harbour 2',
      descriptions: 'Light 2',
      price: '5',
      status: 3,
      fileType: 2,
      nftType: 1,
      authorName: 'Alice Blue',
      creatorAddress: alice,
      ownerAddress: bob,
      isNew: false,
      isByCompany: false,
      totalSold: 2,
      listing: { market: artMarket, nonce: 1, kind: 'fixed', endsAt: null },
      bids: [{ bidder: alice, price: String(coin), addedTime: blockTimestamp }],
      content: { state: 'none' },
      rejectReason: null,
      blockNumber: 10,
    });
    expect((await findDetail('0-2')).body.data).toEqual(body.data);
  });

  it('given its uploaded file, then it has the shape and the placeholder of it, else nothing', async () => {
    const shape = { kind: 'gif', width: 40, height: 30, frames: 3, seconds: null } as const;
    await api.deps.database.orm.insert(mediaFileTable).values({
      ...shape,
      hash: `0x${toFileName(3, 'gif').slice(0, 64)}`,
      bytes: 9,
      placeholder: new Uint8Array(48).fill(7),
      perceptual: null,
      at: new Date(),
    });
    const { body } = await post({ keyword: 'harb 3' });
    expect(artworkListSchema.parse(body.data)[0]?.media).toEqual({ ...shape, placeholder: '07'.repeat(48) });
    expect((await findDetail(2)).body.data.media).toBeNull();
  });

  it('[NFT-03] given the IPFS address of its file, then it is there with what the pinning service says', async () => {
    const { sql } = api.deps.database;
    const hash = toFileName(3, 'gif').slice(0, 64);
    expect(await readContent()).toEqual({ state: 'pending' });
    const cid = `bafkrei${'a'.repeat(52)}`;
    await sql`update app.media_file set cid = ${cid} where hash = decode(${hash}, 'hex')`;
    expect(await readContent()).toEqual({ state: 'known', cid, pin: 'none' });
    await sql`insert into app.media_pin values (decode(${hash}, 'hex'), 1, 'a', 'waiting', 'id', null, 0, now())`;
    for (const [state, pin] of [
      ['waiting', 'queued'],
      ['queued', 'queued'],
      ['pinned', 'pinned'],
      ['failed', 'failed'],
      ['removed', 'none'],
    ] as const) {
      await sql`update app.media_pin set state = ${state}, reason = case when ${state}::text = 'failed' then 'away' end`;
      expect(await readContent()).toEqual({ state: 'known', cid, pin });
    }
    await sql`insert into app.media_takedown (hash, reason) values (decode(${hash}, 'hex'), 'a copy')`;
    expect(await readContent()).toEqual({ state: 'none' });
    await sql`delete from app.media_takedown`;
  });

  it('given a rejected, a nameless and a foreign work, then each is there with its state', async () => {
    expect((await findDetail(4)).body.data).toMatchObject({ status: 2, rejectReason: 'A copy', price: '0' });
    expect((await findDetail(5)).body.data).toMatchObject({ status: 1, name: null });
    expect((await findDetail(genesisId + 9)).body.data).toMatchObject({
      isByCompany: true,
      author: null,
      price: '3',
    });
  });

  it.each(['99', 'x', '1-2-3', String(7 * 2 ** 32), '9'.repeat(40)])(
    'given the unknown number %s, then the answer says so',
    async (id) => {
      const { status, body } = await findDetail(id);
      expect([status, body.succeeded, body.code]).toEqual([200, false, 'ARTWORK_NOT_FOUND']);
    },
  );
});

const toSimilarFile = (tokenId: number, perceptual: readonly bigint[] | null) => ({
  hash: `0x${toFileName(tokenId, 'png').slice(0, 64)}` as const,
  kind: 'png' as const,
  bytes: 9,
  width: 1,
  height: 1,
  frames: 1,
  seconds: null,
  placeholder: null,
  perceptual,
  at: new Date(),
});
const listSimilarIds = async (id: number | string) => {
  const answer = await api.app.inject({ method: 'GET', url: `/Artworks/${id}/similar` });
  return similarListSchema.parse(answer.json().data).map((work) => [work.id, work.distance]);
};

describe('[ART-05] GET /Artworks/{id}/similar', () => {
  it('given pictures that differ in few bits, then their works are listed, the nearest first, without itself', async () => {
    // Its other positions and its centre are far from all.
    const [turned, centre] = [0xaaaa_aaaa_aaaa_aaaan, 0xf0f0_f0f0_f0f0_f0f0n];
    const toForms = (first: bigint) => [first, ...Array.from({ length: 7 }, () => turned), centre];
    await api.deps.database.orm
      .insert(mediaFileTable)
      .values([
        toSimilarFile(1, toForms(0n)),
        toSimilarFile(4, toForms(0b1111n)),
        toSimilarFile(5, toForms(1n)),
        toSimilarFile(6, null),
      ]);
    expect(await listSimilarIds(1)).toEqual([
      [5, 1],
      [4, 4],
    ]);
  });

  it('given no picture, or no file at all, then nothing is similar', async () => {
    expect(await listSimilarIds(6)).toEqual([]);
    expect(await listSimilarIds(genesisId + 9)).toEqual([]);
  });
});

describe('[NFT-06] the works and bids of an account', () => {
  it('given an owner, then its works are listed whatever their decision, with a filter, and no work of another', async () => {
    const listOwn = async (payload: object) =>
      artworkListSchema.parse((await post(payload, '/Artworks/my_artworks')).body.data).map(({ id }) => id);
    expect(await listOwn({ ownerAddress: alice })).toEqual([2, 3, genesisId + 9, 6, 5, 4, 1]);
    expect(await listOwn({ ownerAddress: alice, status: 2 })).toEqual([4]);
    // The code of a work that waits is that of all.
    expect(await listOwn({ ownerAddress: alice, status: 0 })).toHaveLength(7);
    expect(await listOwn({ ownerAddress: alice, isPending: true })).toEqual([6]);
    expect(await listIds({ isPending: true })).toEqual(await listIds({}));
    expect(await listOwn({ ownerAddress: bob })).toEqual([]);
    expect((await post({}, '/Artworks/my_artworks')).status).toBe(400);
  });

  it('given a bidder, then its bids are listed with their works, those of ended listings too', async () => {
    const ended = { chainId, market: artMarket, tokenId: 6, nonce: 4, bidder: alice, state: 'open' } as const;
    await api.deps.database.orm.insert(bidTable).values({ ...ended, price: 7n, addedAt: blockTimestamp + 5 });
    const body = await listBids({ ownerAddress: alice, pageSize: 2 });
    const bids = ownBidListSchema.parse(body.data);
    expect(bids.map(({ id, bid }) => [id, bid.price, bid.isListingOpen])).toEqual([
      [6, '7', false],
      [2, String(coin), true],
    ]);
    expect(body).toMatchObject({ totalCount: 4, hasMore: false, pageSize: 2 });
    expect((await listBids({ ownerAddress: bob })).data).toEqual([]);
  });

  it('given a work, then it says whether it can be bought, and whether an account owns it', async () => {
    expect(await checkBuy(2)).toEqual({
      succeeded: true,
      message: null,
      listing: { price: '5', nonce: 1 },
      headBlock: 10,
    });
    expect(await checkBuy(1)).toMatchObject({
      succeeded: false,
      message: 'This artwork is not for sale.',
      listing: null,
    });
    expect(await isOwner(bob, 2)).toEqual({ succeeded: true, place: 'wallet' });
    expect(await isOwner(alice, '0-2')).toMatchObject({ succeeded: false });
    expect(await isOwner(alice, '1')).toMatchObject({ succeeded: true });
  });

  it('given the path of a search, then it is the same list', async () => {
    const { body } = await post({ keyword: 'harb 3', author: 1 }, '/Artworks/search');
    expect([body.totalCount, body.data[0].id]).toEqual([1, 3]);
  });
});

it('[NFT-06] given a staked work, then its owner is the account that staked it, in lists, on its page and in checks', async () => {
  const { orm } = api.deps.database;
  const isFirst = and(eq(artworkTable.collection, art), eq(artworkTable.tokenId, 1));
  await orm.update(artworkTable).set({ owner: staking }).where(isFirst);
  const stake = { chainId, collection: art, tokenId: 1n, weight: 1, activeAt: 1 } as const;
  await orm.insert(nftTokenTable).values({ ...stake, owner: alice, place: 'staked', since: 77 });
  const owned = { ownerAddress: alice, place: 'staked', since: 77 };
  expect((await findDetail(1)).body.data).toMatchObject(owned);
  expect((await post({ author: 1, status: 1 })).body.data).toMatchObject([owned]);
  const { data } = (await post({ ownerAddress: alice }, '/Artworks/my_artworks')).body;
  expect(data).toContainEqual(expect.objectContaining({ ...owned, id: 1 }));
  expect(await isOwner(alice, 1)).toEqual({ succeeded: true, place: 'staked' });
  expect(await isOwner(staking, 1)).toMatchObject({ succeeded: false });
});

describe('[HUB-02] the order of the lists', () => {
  it('given a notice of a work, by its market too, then the next list has the change and its block', async () => {
    const { orm } = api.deps.database;
    await list(1, coin);
    expect(await listIds({ sortType: 1 })).toEqual([3, genesisId + 9, 2, 1]);
    await moveCheckpoint({ orm }, 11);
    tell(nftMarketNotice.kind, {
      blockNumber: 11,
      works: [{ contract: artMarket, tokenId: 1 }],
      accounts: [],
    });
    tell(headNotice.kind, { blockNumber: 11, blockHash: toHash('c'), blockTimestamp });
    const { body } = await post({ sortType: 1 });
    expect([body.data[0].id, body.data[0].price, body.blockNumber]).toEqual([1, '1', 11]);
  });

  it('given a burned work, then it leaves the lists', async () => {
    const { orm } = api.deps.database;
    const isThird = and(eq(artworkTable.collection, art), eq(artworkTable.tokenId, 3));
    await orm.update(artworkTable).set({ place: 'burned' }).where(isThird);
    tell(nftMarketNotice.kind, { blockNumber: 11, works: [{ contract: art, tokenId: 3 }], accounts: [] });
    expect(await listIds({})).not.toContain(3);
  });

  it('given an undo, or too many works to name, then all is read again', async () => {
    const { orm } = api.deps.database;
    const turn = (state: 'open' | 'cancel') =>
      orm.update(askTable).set({ state }).where(eq(askTable.tokenId, 2));
    await turn('cancel');
    expect(await listIds({ status: 3 })).toContain(2);
    tell(undoneNotice.kind, { blockNumber: 9, blockHash: toHash('c'), blockTimestamp });
    expect(await listIds({ status: 3 })).not.toContain(2);
    await turn('open');
    tell(nftMarketNotice.kind, { blockNumber: 12, works: null, accounts: [] });
    expect(await listIds({ status: 3 })).toContain(2);
  });
});
