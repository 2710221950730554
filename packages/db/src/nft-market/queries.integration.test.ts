import { afterAll, beforeAll, expect, it } from 'vitest';
import { toAddress } from '../../test-support/known.ts';
import { addFirstChannels } from '../artist/add-first-channels.query.ts';
import { artistTable } from '../artist/tables.ts';
import { mediaFileTable } from '../media/tables.ts';
import { nftTokenTable } from '../nft-stake/tables.ts';
import { createTestDatabase } from '../test-database.ts';
import { artworkReviewTable, artworkTextTable } from './app-tables.ts';
import { countWorksOfAccount } from './count-works-of-account.query.ts';
import { type ArtworkOrderRow, listArtworkOrder } from './list-artwork-order.query.ts';
import { listArtworks } from './list-artworks.query.ts';
import { listBids, listBidsOfAccount } from './list-bids.query.ts';
import { listMarkets } from './list-markets.query.ts';
import { listOffers } from './list-offers.query.ts';
import { listWordMatches } from './list-word-matches.query.ts';
import { listMintedWorks, listOwnedWorks } from './list-works-of-account.query.ts';
import { putDraft } from './put-draft.query.ts';
import { putReview } from './put-review.query.ts';
import { readArtworkOrder } from './read-artwork-order.query.ts';
import { artworkTable, askTable, bidTable, marketTable, offerTable } from './tables.ts';

const chainId = 31337;
const [alice, bob, staking] = [toAddress('a'), toAddress('b'), toAddress('5')];
const [art, other, market] = [toAddress('1'), toAddress('2'), toAddress('3')];
const fileName = `${'ab'.repeat(32)}.png`;
const at = new Date('2026-01-01');

let database: Awaited<ReturnType<typeof createTestDatabase>>;

/** Equal rows of another chain must never be returned. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { orm } = database;
  const work = { owner: alice, place: 'wallet', since: 10, tradeCount: 0, creator: alice, fileName } as const;
  const works = [
    { ...work, collection: art, tokenId: 1, place: 'market', royaltyBps: 1_000, mintedAt: 5 } as const,
    { ...work, collection: art, tokenId: 2, owner: bob },
    { ...work, collection: other, tokenId: 1, owner: staking, creator: null, fileName: null },
  ];
  await orm.insert(artworkTable).values(
    works.flatMap((row) => [
      { ...row, chainId },
      { ...row, chainId: 1 },
    ]),
  );
  const terms = { feeBps: 250, nextFeeBps: 250, nextFeeAt: 0, isPaused: false, askCount: 1, offerCount: 0 };
  const sums = { tradeCount: 0, volume: 0n, fees: 0n, royalties: 0n, sweptFees: 0n };
  const created = { createdBlockNumber: 1, createdAt: 1 };
  await orm
    .insert(marketTable)
    .values({ chainId, address: market, number: 0, collection: art, ...terms, ...sums, ...created });
  const ask = {
    chainId,
    market,
    tokenId: 1,
    seller: alice,
    kind: 'fixed',
    price: 100n,
    feeBps: 250,
  } as const;
  await orm.insert(askTable).values([
    { ...ask, nonce: 1, endsAt: 0, openedAt: 6, state: 'cancel', bidCount: 1, closedAt: 7 },
    { ...ask, nonce: 2, endsAt: 0, openedAt: 8, state: 'open', bidCount: 2 },
  ]);
  const bid = { chainId, market, tokenId: 1, bidder: bob, price: 9n, addedAt: 6, state: 'open' } as const;
  await orm.insert(bidTable).values([
    { ...bid, nonce: 1 },
    { ...bid, nonce: 2, addedAt: 20, price: 5n },
    { ...bid, nonce: 2, addedAt: 10, price: 3n, bidder: staking },
  ]);
  const token = {
    collection: other,
    owner: bob,
    place: 'staked',
    weight: 1,
    activeAt: 1,
    since: 70,
  } as const;
  await orm.insert(nftTokenTable).values([
    { ...token, chainId, tokenId: 1n },
    { ...token, chainId, tokenId: 2n ** 200n },
    { ...token, chainId: 1, tokenId: 1n, owner: alice },
    { ...token, chainId, collection: art, tokenId: 2n, place: 'wallet', weight: null, activeAt: null },
  ]);
  await insertTexts();
});
afterAll(() => database.drop());

async function insertTexts() {
  await addFirstChannels(database);
  const { orm } = database;
  const text = { at, chainId, account: alice, fileName, description: 'text', channel: 1 };
  await orm.insert(artworkTextTable).values([
    { ...text, name: 'Old draft' },
    { ...text, name: 'Draft of both' },
    { ...text, name: 'Of another account', account: bob },
    { ...text, name: 'Of another chain', chainId: 1 },
    { ...text, name: 'Own text of one', collection: art, tokenId: 1 },
  ]);
  const artist = { name: 'Ada Smith', description: '', link: '', avatar: '', createdAt: at, updatedAt: at };
  await orm.insert(artistTable).values([
    { ...artist, account: alice },
    { ...artist, account: bob, soleChainId: 1 },
  ]);
  const review = { at, chainId, collection: art, tokenId: 1, account: bob, textId: 1, reason: '' };
  const session = '00000000-0000-4000-8000-000000000000';
  await orm.insert(artworkReviewTable).values([
    { ...review, session, status: 'rejected', reason: 'a copy' },
    { ...review, session, status: 'reviewed' },
  ]);
}

const keys = [
  { collection: art, tokenId: 1 },
  { collection: art, tokenId: 2 },
  { collection: other, tokenId: 1 },
  { collection: other, tokenId: 9 },
];

it('[NFT-06] a work has its open listing, its own texts or else the draft of its creator, its artist and the last decision', async () => {
  const rows = await listArtworks(database, { chainId, keys });
  const sorted = rows.toSorted((a, b) =>
    a.work.collection + a.work.tokenId < b.work.collection + b.work.tokenId ? -1 : 1,
  );
  expect(sorted).toMatchObject([
    {
      market: { address: market },
      ask: { nonce: 2, price: 100n },
      ownText: { name: 'Own text of one' },
      artist: { name: 'Ada Smith' },
      review: { status: 'reviewed' },
    },
    {
      ask: null,
      stake: null,
      ownText: null,
      draft: { name: 'Draft of both' },
      artist: { name: 'Ada Smith' },
      review: null,
    },
    { market: null, ask: null, ownText: null, draft: null, artist: null, stake: { owner: bob, since: 70 } },
  ]);
});

it('[NFT-01] the order has the same of works by their keys and of all works of a chain, each once', async () => {
  const rows: ArtworkOrderRow[] = [];
  await readArtworkOrder(database, { chainId }, (some) => rows.push(...some));
  const all = rows.toSorted((a, b) => (a.collection + a.tokenId < b.collection + b.tokenId ? -1 : 1));
  expect(all).toEqual([
    {
      collection: art,
      tokenId: 1,
      place: 'market',
      time: 8,
      fileName,
      marketNumber: 0,
      price: 100n,
      textId: 5,
      channel: 1,
      artistId: 1,
      review: 'reviewed',
    },
    expect.objectContaining({ tokenId: 2, time: 10, price: null, textId: 2, artistId: 1, review: null }),
    expect.objectContaining({ collection: other, marketNumber: null, textId: null, artistId: null }),
  ]);
  for (const row of all) expect(await listArtworkOrder(database, { chainId, keys: [row] })).toEqual([row]);
});

it('[NFT-06] bids of a listing come by time, those of an account from any listing, also a past one', async () => {
  const listing = { chainId, market, tokenId: 1, nonce: 2 };
  const bids = await listBids(database, { ...listing, limit: 10 });
  expect(bids.map(({ bidder, price }) => [bidder, price])).toEqual([
    [staking, 3n],
    [bob, 5n],
  ]);
  const own = await listBidsOfAccount(database, { chainId, account: bob, limit: 10 });
  expect(own.map(({ nonce, listing: state }) => [nonce, state])).toEqual([
    [2, 'open'],
    [1, 'cancel'],
  ]);
});

it('[ART-04] the works of an account: owned ones, also listed and staked, and minted ones', async () => {
  const of = { chainId, account: bob, limit: 10 };
  expect(await listOwnedWorks(database, of)).toEqual([
    { collection: other, tokenId: 1 },
    { collection: art, tokenId: 2 },
  ]);
  expect(await listOwnedWorks(database, { ...of, account: alice })).toEqual(keys.slice(0, 1));
  expect(await countWorksOfAccount(database, of)).toEqual({ created: 0, owned: 2 });
  expect(await listMintedWorks(database, { ...of, account: alice })).toEqual(keys.slice(0, 2));
  expect(await listMarkets(database, { chainId })).toMatchObject([{ address: market, collection: art }]);
});

const countMatches = async (word: string) => {
  const { textIds, artistIds } = await listWordMatches(database, { word });
  return [textIds.length, artistIds.length];
};

it('[NFT-01] a word finds the beginnings of words in names of works and of artists, in any letter case', async () => {
  expect(await countMatches('DRA')).toEqual([2, 0]);
  expect(await countMatches('smi')).toEqual([0, 2]);
  expect(await countMatches('raft')).toEqual([0, 0]);
});

it('[ART-05] the database refuses to change or to remove a decision', async () => {
  await expect(database.sql`delete from app.artwork_review`).rejects.toThrow('never changed or removed');
  await expect(database.sql`update app.artwork_review set reason = 'x'`).rejects.toThrow('never changed');
});

it('[ART-02] given a draft that says the same again, then it has no new version; another text is a new one', async () => {
  const key = { chainId, account: bob, fileName: `${'cd'.repeat(32)}.gif` };
  const text = { name: 'One', description: '', channel: null, thumbnail: null };
  const put = (name: string) => putDraft(database, { key, text: { ...text, name }, now: at });
  const [first, again] = await Promise.all([put('One'), put('One')]);
  expect(again).toBe(first);
  const second = await put('Two');
  expect(second).toBeGreaterThan(first);
  expect(await put('One')).toBeGreaterThan(second);
  const elsewhere = { ...key, account: alice };
  expect(await putDraft(database, { key: elsewhere, text, now: at })).not.toBe(second);
});

it('[ART-05] given the same decision about the same texts, then it is there once', async () => {
  const session = '00000000-0000-4000-8000-000000000000';
  const review = { at, chainId, collection: other, tokenId: 77, account: bob, session, reason: 'a copy' };
  const put = (status: 'reviewed' | 'rejected', textId: number) =>
    putReview(database, { ...review, status, textId });
  expect([await put('rejected', 1), await put('rejected', 1)]).toEqual([true, false]);
  expect([await put('rejected', 2), await put('reviewed', 2), await put('rejected', 2)]).toEqual([
    true,
    true,
    true,
  ]);
});

it('[NFT-06] open offers come by price, each once over all pages, without those whose time is over', async () => {
  const offer = { chainId, market, count: 2, until: 100, placedAt: 10 };
  await database.orm.insert(offerTable).values([
    { ...offer, bidder: toAddress('a'), price: 5n },
    { ...offer, bidder: toAddress('b'), price: 10n ** 28n },
    { ...offer, bidder: toAddress('c'), price: 5n, until: 101 },
    { ...offer, bidder: toAddress('d'), price: 7n, until: 99 },
    { ...offer, bidder: toAddress('e'), price: 9n, market: other },
    { ...offer, bidder: toAddress('f'), price: 9n, chainId: 1 },
  ]);
  const list = async (limit: number, cursor?: { price: bigint; bidder: `0x${string}` }) =>
    listOffers(database, { chainId, market, time: 99, limit, cursor });
  const all = await list(10);
  expect(all.map(({ bidder }) => bidder)).toEqual(['b', 'c', 'a'].map((digit) => toAddress(digit)));
  expect(all[0]).toEqual({ bidder: toAddress('b'), price: 10n ** 28n, count: 2, until: 100, placedAt: 10 });
  for (const [index, cursor] of all.entries())
    expect(await list(1, cursor)).toEqual(all.slice(index + 1, index + 2));
});

it('[NFT-06] given the uploaded file of a work, then the work has its shape; a name that is no hash has none', async () => {
  const { orm } = database;
  const shape = { kind: 'png', width: 40, height: 30, frames: 1, seconds: null } as const;
  const placeholder = new Uint8Array(48).fill(7);
  await orm
    .insert(mediaFileTable)
    .values({ ...shape, hash: `0x${'ab'.repeat(32)}`, bytes: 9, placeholder, perceptual: null, at });
  const work = { chainId, collection: art, owner: alice, place: 'wallet', since: 1, tradeCount: 0 } as const;
  await orm.insert(artworkTable).values({ ...work, tokenId: 7, fileName: 'no-hash.png' });
  const find = async (tokenId: number) => {
    const [row] = await listArtworks(database, { chainId, keys: [{ collection: art, tokenId }] });
    return row?.media;
  };
  const media = await find(1);
  expect({ ...media, placeholder: new Uint8Array(media?.placeholder ?? []) }).toEqual({
    ...shape,
    placeholder,
  });
  expect(await find(7)).toBeNull();
});
