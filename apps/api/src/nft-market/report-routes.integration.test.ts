import { artNftAbi } from '@tradewind/abi/nft-market/art-nft.abi';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { artworkReviewTable, artworkTextTable } from '@tradewind/db/nft-market/app-tables';
import {
  artworkTable,
  askTable,
  bidPlacedTable,
  bidTable,
  nftMintedTable,
  tradedTable,
} from '@tradewind/db/nft-market/tables';
import { reportedTransactionTable } from '@tradewind/db/transaction/tables';
import { encodeAbiParameters, encodeEventTopics, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockTimestamp, chainId } from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { toAddress, toHash } from '../../test-support/known.ts';
import {
  addFile,
  addListing,
  addWork,
  alice,
  art,
  artMarket,
  bob,
  carol,
  coin,
  get,
  type MarketApi,
  post,
  startMarketApi,
  toFileName,
} from './test-seed.ts';

const file = toFileName('a');
let api: MarketApi;
let [ofAlice, ofBob] = ['', ''];

beforeAll(async () => {
  api = await startMarketApi({ RATE_LIMIT: '1000' });
  await addFile(api, file);
  await addWork(api, { tokenId: 7, fileName: file });
  await addWork(api, { tokenId: 8, fileName: toFileName('b') });
  await addListing(api, 7, 3n * coin);
  [ofAlice, ofBob] = [await signIn(api.deps, alice), await signIn(api.deps, bob)];
});
afterAll(() => api.stop());
beforeEach(() => api.deps.database.sql`truncate app.artwork_text`);

const event = (txHash: Hex, logIndex = 0) => ({
  chainId,
  blockNumber: 9,
  logIndex,
  blockHash: toHash('9'),
  blockTimestamp,
  txHash,
});
const mine = (txHash: Hex, logs: object[], status: '0x0' | '0x1' = '0x1') =>
  api.node.receipts.set(txHash, { status, logs });

/** All that a report could change. */
async function readState() {
  const { orm } = api.deps.database;
  const tables = [artworkTable, askTable, bidTable, artworkReviewTable, reportedTransactionTable] as const;
  return Promise.all([...tables.map((table) => orm.select().from(table)), get(api, '/Artworks/7')]);
}

describe('[NFT-06] POST /Artworks/nft_buy', () => {
  const txHash = toHash('c1');
  const report = (change: object = {}, token?: string) =>
    post(
      api,
      '/Artworks/nft_buy',
      { artworkId: 7, ownerAddress: bob, totalSold: 99, transactionHash: txHash, ...change },
      token,
    );
  const sale = { market: artMarket, tokenId: 7, nonce: 1, seller: alice, buyer: bob, price: 3n * coin };
  const parts = { fee: 0n, royaltyTo: alice, royalty: 0n, referrer: toAddress('0'), referral: 0n };

  beforeAll(() => api.deps.database.orm.insert(tradedTable).values({ ...event(txHash), ...sale, ...parts }));

  it('given a sale of the index, then it is done, however often it is reported, and nothing is written', async () => {
    const before = await readState();
    for (const change of [{}, { artworkId: '0-7' }, { price: 1, status: 2 }])
      expect(await report(change, ofBob)).toEqual({
        status: 200,
        succeeded: true,
        data: { state: 'done' },
        message: 'Buy NFT successfully!',
      });
    expect(await readState()).toEqual(before);
  });

  it.each([
    ['another buyer', { ownerAddress: carol }, 'ARTWORK_EVENT_FOREIGN'],
    ['another work', { artworkId: 8 }, 'ARTWORK_EVENT_DIFFERS'],
    ['an unknown work', { artworkId: 99 }, 'ARTWORK_NOT_FOUND'],
    ['a hash of nothing here', { transactionHash: toHash('c2') }, 'ARTWORK_EVENT_MISSING'],
    ['a transaction that failed', { transactionHash: toHash('c3') }, 'NFT_MOVE_REVERTED'],
    ['an invented hash', { transactionHash: toHash('c4') }, 'NFT_MOVE_UNKNOWN'],
    ['a sale in another contract', { transactionHash: toHash('c5') }, 'ARTWORK_EVENT_MISSING'],
  ])('given %s, then it is refused', async (_, change, code) => {
    mine(toHash('c2'), []);
    mine(toHash('c3'), [], '0x0');
    mine(toHash('c5'), [saleLog(bob, toAddress('e'))]);
    expect(await report(change)).toMatchObject({ succeeded: false, code });
  });

  it('given the report of another session, then it is refused', async () => {
    expect((await report({}, ofAlice)).code).toBe('OWNER_NOT_SIGNED_IN');
  });

  it('given a transaction in no block, then it is pending; in a block before the index has it, then done', async () => {
    const early = { transactionHash: toHash('c6') };
    api.node.waiting.add(toHash('c6'));
    expect(await report(early)).toMatchObject({ status: 202, succeeded: true, data: { state: 'pending' } });
    mine(toHash('c6'), [saleLog(bob, artMarket)]);
    expect(await report(early)).toMatchObject({ status: 200, data: { state: 'done' } });
    expect((await report({ ...early, ownerAddress: carol })).code).toBe('ARTWORK_EVENT_FOREIGN');
  });
});

function saleLog(buyer: Hex, address: Hex) {
  const words = [1n, 3n * coin, 0n, 0n, 0n, 0n, 0n, 0n].map((value) => ({ type: 'uint256', value }));
  return {
    address,
    topics: encodeEventTopics({
      abi: marketAbi,
      eventName: 'Traded',
      args: { id: 7n, seller: alice, buyer },
    }),
    data: encodeAbiParameters(
      words.slice(0, 7).map(({ type }) => ({ type })),
      words.slice(0, 7).map(({ value }) => value),
    ),
    blockNumber: '0xb',
    logIndex: '0x0',
  };
}

const updateBid = async (change: object = {}) => {
  const body = { ownerAddress: bob, productCode: '0-7', ...change };
  const { status, data } = await post(api, '/Artworks/Update_Auction', body);
  return [status, data?.state];
};

describe('[NFT-06] POST /Artworks/Create_Auction and Update_Auction', () => {
  const txHash = toHash('d1');
  const report = (change: object = {}) =>
    post(api, '/Artworks/Create_Auction', {
      ownerAddress: bob,
      productCode: '0-7',
      price: 2.5,
      txnHash: txHash,
      ...change,
    });
  const bid = { market: artMarket, tokenId: 7, nonce: 1, bidder: bob, price: (5n * coin) / 2n };

  it('given a bid of the index, then its account, work and price must be the reported ones', async () => {
    await api.deps.database.orm.insert(bidPlacedTable).values({ ...event(txHash), ...bid, endsAt: 0 });
    const before = await readState();
    expect(await report()).toMatchObject({ data: { state: 'done' }, message: 'Biding successfully!' });
    expect(await report({ price: '2.50' })).toMatchObject({ data: { state: 'done' } });
    expect((await report({ price: 2.6 })).code).toBe('ARTWORK_EVENT_DIFFERS');
    expect((await report({ ownerAddress: carol })).code).toBe('ARTWORK_EVENT_FOREIGN');
    expect((await report({ productCode: '0-8' })).code).toBe('ARTWORK_EVENT_DIFFERS');
    expect((await report({ txnHash: toHash('d2') })).code).toBe('NFT_MOVE_UNKNOWN');
    api.node.waiting.add(toHash('d3'));
    expect((await report({ txnHash: toHash('d3') })).status).toBe(202);
    expect(await readState()).toEqual(before);
  });

  it('given no bid, an open and a withdrawn one, then the index says whether it was changed or withdrawn', async () => {
    const { orm } = api.deps.database;
    expect([await updateBid(), await updateBid({ status: 0 })]).toEqual([
      [202, 'pending'],
      [202, 'pending'],
    ]);
    await orm.insert(bidTable).values({ chainId, ...bid, addedAt: blockTimestamp, state: 'open' });
    expect([await updateBid(), await updateBid({ status: '0' })]).toEqual([
      [200, 'done'],
      [202, 'pending'],
    ]);
    await orm.update(bidTable).set({ state: 'cancel' });
    expect(await updateBid({ status: 0 })).toEqual([200, 'done']);
    expect(await updateBid({ status: 0, ownerAddress: carol })).toEqual([202, 'pending']);
  });
});

const listTexts = async () =>
  (await api.deps.database.orm.select().from(artworkTextTable)).map(({ name, account }) => [name, account]);

describe('[ART-02] POST /Artworks', () => {
  const txHash = toHash('e1');
  const minted = {
    collection: art,
    tokenId: 7,
    recipient: alice,
    creator: alice,
    fileName: file,
    royaltyBps: 0,
  };
  const body = {
    tokenId: 7,
    txHash,
    nftType: 0,
    fileType: 1,
    fileName: file,
    name: 'Harbour',
    descriptions: 'Light on water',
    ownerAddress: alice,
    creatorAddress: alice,
    author: 1,
  };
  const report = (change: object = {}, token?: string) =>
    post(api, '/Artworks', { ...body, ...change }, token);

  beforeAll(() => api.deps.database.orm.insert(nftMintedTable).values({ ...event(txHash, 1), ...minted }));

  it('given a mint of the index without a session, then it is done and nothing is stored', async () => {
    const before = await readState();
    expect(await report()).toMatchObject({ data: { state: 'done' }, message: 'mint NFT successfully!' });
    expect(await readState()).toEqual(before);
    expect(await listTexts()).toEqual([]);
  });

  it('given the session of its author, then empty texts are filled once, and written ones stay', async () => {
    expect((await report({}, ofAlice)).succeeded).toBe(true);
    expect((await report({ name: 'Another' }, ofAlice)).succeeded).toBe(true);
    expect(await listTexts()).toEqual([['Harbour', alice]]);
    expect((await get(api, '/Artworks/7')).data.name).toBe('Harbour');
  });

  it.each([
    ['another author', { creatorAddress: bob, ownerAddress: bob }, 'bob', 'ARTWORK_EVENT_FOREIGN'],
    ['another file', { fileName: toFileName('b') }, 'alice', 'ARTWORK_EVENT_DIFFERS'],
    ['another number', { tokenId: '8' }, 'alice', 'ARTWORK_EVENT_DIFFERS'],
    ['an invented hash', { txHash: toHash('e2') }, 'alice', 'NFT_MOVE_UNKNOWN'],
    ['the author of another session', {}, 'bob', 'OWNER_NOT_SIGNED_IN'],
    ['a short name', { name: 'x' }, 'alice', 'BAD_REQUEST'],
  ])('given %s, then it is refused and no text is stored', async (_, change, who, code) => {
    expect((await report(change, who === 'bob' ? ofBob : ofAlice)).code).toBe(code);
    expect(await listTexts()).toEqual([]);
  });

  it('given a mint in no block, then it is pending; in a block before the index, then its log counts', async () => {
    api.node.waiting.add(toHash('e3'));
    expect(await report({ txHash: toHash('e3') }, ofAlice)).toMatchObject({
      status: 202,
      data: { state: 'pending' },
    });
    expect(await listTexts()).toEqual([]);
    const log = {
      address: art,
      topics: encodeEventTopics({
        abi: artNftAbi,
        eventName: 'Minted',
        args: { id: 7n, to: alice, creator: alice },
      }),
      data: encodeAbiParameters([{ type: 'string' }, { type: 'uint256' }], [file, 500n]),
      blockNumber: '0xb',
      logIndex: '0x0',
    };
    mine(toHash('e3'), [log]);
    expect(await report({ txHash: toHash('e3') })).toMatchObject({ status: 200, data: { state: 'done' } });
  });

  it('given the form of the specification, then it is a draft of the account', async () => {
    const next = toFileName('c');
    await addFile(api, next);
    const fields = {
      name: 'Form',
      category: '0',
      channel: '1',
      checkbox: 'true',
      description: 'Of a form',
      fileName: next,
    };
    const parts = Object.entries(fields).map(
      ([name, value]) => `--line\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const answer = await api.app.inject({
      method: 'POST',
      url: '/Artworks',
      headers: { authorization: `Bearer ${ofAlice}`, 'content-type': 'multipart/form-data; boundary=line' },
      payload: `${parts.join('')}--line--\r\n`,
    });
    expect(answer.json()).toMatchObject({ succeeded: true, data: { state: 'saved' } });
    expect(await listTexts()).toEqual([['Form', alice]]);
  });
});

it('[NFT-06] GET /Artworks/CheckWhileList/{address}: every address may trade where there is a market', async () => {
  expect((await get(api, `/Artworks/CheckWhileList/${bob}`)).data).toEqual({ succeeded: true });
  expect((await get(api, '/Artworks/CheckWhileList/x')).code).toBe('BAD_REQUEST');
});
