import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { poolTable } from '@tradewind/db/exchange/tables';
import Fastify from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  account,
  dollar,
  listedPool,
  moveCheckpoint,
  platformToken,
  seedIndex,
} from '../../test/seed-index.ts';
import { signIn } from '../../test/sign-in.ts';
import { startTestApi } from '../../test/start-test-api.ts';
import { ofBlock } from './answer-kind.ts';
import { keepAnswers } from './keep-answers.ts';
import { toAddress, toHash } from '../../test-support/known.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;
let blockNumber = 100;

beforeAll(async () => {
  api = await startTestApi();
  await seedIndex(api.deps.database);
});
afterAll(() => api.stop());

const poolPath = `/exchange/pools/${listedPool}`;
const get = (url: string, headers = {}) => api.app.inject({ url, headers });
/** Changes the pool's answers without a change of the index: only a kept answer does not show it. */
const setTrades = (swapCount24h: number) =>
  api.deps.database.orm.update(poolTable).set({ swapCount24h }).where(eq(poolTable.address, listedPool));
const readTrades = async (url = poolPath) => (await get(url)).json().data.pool.swapCount24h;

beforeEach(async () => {
  await setTrades(3);
  await moveCheckpoint(api.deps.database, (blockNumber += 1));
});

/** Every GET of the document with a valid request. */
const questions: Readonly<
  Record<string, { ofBlock: string } | { keptByNobody: string } | { keptBriefly: string }>
> = {
  '/exchange/pools': { ofBlock: '?pageSize=2' },
  '/exchange/pools/{address}': { ofBlock: '' },
  '/exchange/pools/{address}/candles': { ofBlock: '?interval=1h' },
  '/exchange/pools/{address}/transactions': { ofBlock: '' },
  '/exchange/reserves': { ofBlock: '' },
  '/exchange/reserves/dust': { ofBlock: `?tokenA=${platformToken}&tokenB=${dollar}` },
  '/exchange/swaps': { ofBlock: '' },
  '/exchange/positions': { ofBlock: `?account=${account}` },
  '/exchange/liquidity-events': { ofBlock: `?account=${account}` },
  '/exchange/status': { ofBlock: '' },
  '/accounts/{address}/activity': { ofBlock: '?kind=swap' },
  '/Market/api/get_market': { ofBlock: '' },
  '/Market/api/get_tvl': { ofBlock: '' },
  '/market/price_bscs': { ofBlock: '' },
  '/market/tokens': { ofBlock: '?pageSize=1' },
  '/coins/markets': { keptByNobody: '' },
  '/explorer/api': { keptByNobody: `?contractaddress=${listedPool}&address=${account}` },
  '/Artists/artists_menu': { keptByNobody: '' },
  '/Artists/getbyOwnerwallet': { keptByNobody: `?ownerAddress=${account}` },
  '/Artists/{id}': { keptByNobody: '' },
  '/Artworks/CheckWhileList/{address}': { keptByNobody: '' },
  '/Artworks/check_nft_buy/{id}': { keptByNobody: '' },
  '/Artworks/drafts': { keptByNobody: '' },
  '/Artworks/first_still': { keptBriefly: '?place=0' },
  '/Artworks/market_place': { keptByNobody: '' },
  '/Artworks/offers': { keptByNobody: `?collection=${account}` },
  '/Artworks/trades': { keptByNobody: `?account=${account}` },
  '/Artworks/{id}': { keptByNobody: '' },
  '/Artworks/{id}/history': { keptByNobody: '' },
  '/Artworks/{id}/similar': { keptByNobody: '' },
  '/TypeArtworks/typeArtwork_menu': { keptByNobody: '' },
  '/Ido/{id}': { keptByNobody: '' },
  '/launchpad/list/{sha256}': { keptByNobody: '' },
  '/launchpad/list/{sha256}/manifest': { keptByNobody: '' },
  '/launchpad/monthly/{chainId}': { keptByNobody: '' },
  '/launchpad/monthly/{chainId}/{sale}/orders': { keptByNobody: `?account=${account}` },
  '/launchpad/proof': { keptByNobody: `?chainId=31337&sale=${listedPool}&account=${account}` },
  '/launchpad/sale/{chainId}/{sale}/buyers': { keptByNobody: '' },
  '/prediction/candles': { keptByNobody: '?from=0&to=300' },
  '/token-list': { keptByNobody: '?url=https://lists.invalid/x.json' },
  '/announcements': { keptByNobody: '' },
  '/account/session': { keptByNobody: '' },
  '/account/sessions': { keptByNobody: '' },
  '/transactions': { keptByNobody: '' },
};

const cachingOf: Readonly<Record<string, string>> = {
  ofBlock: 'public, no-cache',
  keptByNobody: 'no-store',
  keptBriefly: 'private, max-age=30',
};

describe('[OPS-03] dependencies of an answer', () => {
  it('given a GET without a declaration, then the app does not start', () => {
    const app = Fastify();
    keepAnswers(app, api.deps.chains);
    expect(() => app.get('/some', async () => 'x')).toThrow('/some');
  });

  it('given every GET of the API, then its answer declares its cacheability', async () => {
    const { paths } = (await get('/openapi.json')).json();
    const documented = Object.keys(paths).filter((path) => paths[path].get);
    expect(documented.toSorted()).toEqual(Object.keys(questions).toSorted());
    for (const [path, question] of Object.entries(questions)) {
      const url = path.replace('{address}', listedPool);
      const [[kind, query] = []] = Object.entries(question);
      const { headers } = await get(url + query);
      expect([url, headers['cache-control']]).toEqual([url, cachingOf[kind ?? '']]);
      expect([url, /^"\d+-8{16}-1{8}-/.test(String(headers.etag))]).toEqual([url, kind === 'ofBlock']);
    }
  });

  it('given a handler that reads the requester, then there is no answer', async () => {
    const app = Fastify();
    keepAnswers(app, api.deps.chains);
    app.get('/own', { config: ofBlock }, async ({ headers }) => ({ who: headers.cookie }));
    app.get('/other', { config: ofBlock }, async ({ query }) => ({ query }));
    app.get('/reply', { config: ofBlock }, async (_request, reply) => reply.send('x'));
    for (const url of ['/own', '/other', '/reply']) expect((await app.inject(url)).statusCode).toBe(500);
  });
});

describe('[OPS-03] an answer of the block', () => {
  it('given the same block, then all requests get the same bytes', async () => {
    const first = await get(poolPath);
    await setTrades(4);
    const second = await get(poolPath);
    expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag]);
  });

  it('given another block, an undo or another branch, then the answer is recomputed with another tag', async () => {
    const tags = new Set([(await get(poolPath)).headers.etag]);
    const steps: [number, `0x${string}`, number][] = [
      [blockNumber + 1, toHash('a'), 5],
      [blockNumber, toHash('8'), 6],
      [blockNumber + 1, toHash('b'), 7],
    ];
    for (const [height, blockHash, count] of steps) {
      await setTrades(count);
      await moveCheckpoint(api.deps.database, height, blockHash);
      expect(await readTrades()).toBe(count);
      tags.add((await get(poolPath)).headers.etag);
    }
    expect(tags.size).toBe(4);
  });

  it('given another node of the API, then it returns the same tag for the same block', async () => {
    const { etag = '' } = (await get(poolPath)).headers;
    const other = await startTestApi();
    await seedIndex(other.deps.database);
    await moveCheckpoint(other.deps.database, blockNumber);
    expect((await other.app.inject({ url: poolPath, headers: { 'if-none-match': etag } })).statusCode).toBe(
      304,
    );
    await other.stop();
  });

  it('given a known tag, then the answer is only 304', async () => {
    const { etag = '' } = (await get(poolPath)).headers;
    for (const known of [etag, `"x", W/${etag}`, '*']) {
      const answer = await get(poolPath, { 'if-none-match': known });
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
      expect(answer.headers).toMatchObject({ 'cache-control': 'public, no-cache', vary: 'accept-encoding' });
    }
    await moveCheckpoint(api.deps.database, (blockNumber += 1));
    expect((await get(poolPath, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('given a HEAD, then it has the headers of the GET and no body', async () => {
    const head = await api.app.inject({ method: 'HEAD', url: poolPath });
    const full = await get(poolPath);
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', full.headers.etag]);
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
  });

  it('given the encodings that a client accepts, then the bytes have one of them, each with its own tag', async () => {
    const url = '/exchange/pools';
    const plain = await get(url);
    const small = await get(poolPath, { 'accept-encoding': 'gzip, br' });
    expect([plain.headers['content-encoding'], small.headers['content-encoding']]).toEqual([
      undefined,
      undefined,
    ]);
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    const gzipped = await get(url, { 'accept-encoding': 'br;q=0, gzip' });
    expect([brotli.headers['content-encoding'], gzipped.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain.body);
    const tags = [plain, brotli, gzipped].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    const again = await get(url, { 'accept-encoding': 'br', 'if-none-match': tags[1] });
    expect([again.statusCode, again.headers['content-encoding']]).toEqual([304, undefined]);
  });

  it('given a request in another spelling or with unknown parameters, then it is the same request', async () => {
    await get(poolPath);
    const list = await get('/exchange/pools?pageSize=2&pageNumber=1');
    await setTrades(9);
    const spellings = [
      `/EXCHANGE/pools/${listedPool.toUpperCase().replace('X', 'x')}`,
      `${poolPath}?junk=${'x'.repeat(999)}`,
    ];
    for (const url of spellings) expect(await readTrades(url)).toBe(3);
    for (const query of ['pageNumber=1&pageSize=2', 'a=b&pageSize=2&pageNumber=1', 'pageSize=2&sort=tvl'])
      expect((await get(`/exchange/pools?${query}`)).body).toBe(list.body);
    expect((await get('/exchange/pools?pageSize=1')).body).not.toBe(list.body);
  });

  it('given an error, then it is not kept', async () => {
    const url = `/exchange/pools/${toAddress('9')}`;
    expect((await get(url)).statusCode).toBe(404);
    await api.deps.database.orm
      .update(poolTable)
      .set({ address: toAddress('9') })
      .where(eq(poolTable.address, listedPool));
    expect((await get(url)).statusCode).toBe(200);
    await api.deps.database.orm
      .update(poolTable)
      .set({ address: listedPool })
      .where(eq(poolTable.address, toAddress('9')));
  });
});

describe('[OPS-03] a personal answer', () => {
  it('given two sessions and a request without one, then each gets its own', async () => {
    const tokens = [await signIn(api.deps, account), await signIn(api.deps, toAddress('f'))];
    const answers = [];
    for (const headers of [...tokens.map((token) => ({ authorization: `Bearer ${token}` })), {}])
      answers.push(await get('/account/session', headers), await get('/account/session', headers));
    expect(answers.map((answer) => answer.json().data?.address)).toEqual([
      account,
      account,
      toAddress('f'),
      toAddress('f'),
      undefined,
      undefined,
    ]);
    for (const { headers } of answers)
      expect([headers.etag, headers['cache-control']]).toEqual([undefined, 'no-store']);
  });
});
