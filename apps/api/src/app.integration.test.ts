import { refusalSchema } from '@tradewind/schema/wire/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { account, listedPool, platformToken, seedIndex } from '../test/seed-index.ts';
import { startTestApi } from '../test/start-test-api.ts';
import { toAddress } from '../test-support/known.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;

beforeAll(async () => {
  api = await startTestApi();
  await seedIndex(api.deps.database);
});
afterAll(() => api.stop());

describe('envelope', () => {
  it.each([
    ['/nothing/here', 404, 'NOT_FOUND'],
    ['/exchange/pools/0x123', 400, 'BAD_REQUEST'],
    ['/exchange/pools?pageSize=0', 400, 'BAD_REQUEST'],
    ['/exchange/pools/%', 400, 'BAD_REQUEST'],
    [`/exchange/pools/${toAddress('9')}`, 404, 'POOL_NOT_FOUND'],
  ])('answers %s with %i %s in the one shape', async (url, status, code) => {
    const answer = await api.app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(refusalSchema.parse(answer.json())).toMatchObject({ code, retryable: false });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('names the wrong part of a bad request and no internals', async () => {
    const { message } = (await api.app.inject('/exchange/swaps?account=bob')).json();
    expect(message).toMatch(/^The request is not valid\. account: /);
  });

  it('[OPS-03] carries a request id: the caller’s where harmless, otherwise its own', async () => {
    const own = await api.app.inject({ url: '/nowhere', headers: { 'x-request-id': 'trace-12345678' } });
    expect([own.headers['x-request-id'], own.json().requestId]).toEqual(['trace-12345678', 'trace-12345678']);
    const hostile = await api.app.inject({
      url: '/nowhere',
      headers: { 'x-request-id': 'a b\u0009{"level":60}' },
    });
    expect(hostile.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

const poison = [
  '%00',
  '%0A',
  '%FF',
  '..%2f..%2fetc',
  "'%20or%201=1--",
  '%F0%9F%92%A9',
  '[]',
  '1e400',
  '-1',
  'x'.repeat(4000),
  '__proto__',
  '%25%25',
];
const inputs = [
  '/exchange/pools?search=',
  '/exchange/pools?sort=',
  '/exchange/pools?pageSize=',
  '/exchange/pools?pageNumber=',
  '/exchange/pools/',
  `/exchange/pools/${toAddress('1')}/candles?interval=`,
  `/exchange/pools/${toAddress('1')}/candles?before=`,
  `/exchange/pools/${toAddress('1')}/transactions?kind=`,
  '/exchange/positions?account=',
  `/exchange/positions?account=${toAddress('a')}&cursor=`,
  '/exchange/liquidity-events?account=',
  `/exchange/liquidity-events?account=${toAddress('a')}&cursor=`,
  '/exchange/swaps?account=',
  '/exchange/swaps?pool=',
  '/exchange/swaps?txHash=',
  '/exchange/swaps?cursor=',
  '/exchange/status?',
  '/Market/api/get_market?',
  '/Market/api/get_tvl?',
  '/market/price_bscs?',
  '/livez?',
  '/metrics?',
  '/docs?',
  '/openapi.json?',
  '/',
];

describe('hostile input', () => {
  it.each(inputs)('never makes a fault of %s', async (input) => {
    for (const text of poison) {
      const answer = await api.app.inject(`${input}${text}`);
      expect([text, answer.statusCode]).toEqual([text, expect.toSatisfy((status: number) => status < 500)]);
    }
  });

  it.each(['cursor=999999999999999-999999999', 'pageSize=500&cursor=0-0', 'pageNumber=20&pageSize=500'])(
    'accepts the extreme %s',
    async (query) => {
      expect((await api.app.inject(`/exchange/swaps?${query}`)).statusCode).toBe(200);
      expect((await api.app.inject(`/exchange/pools?${query}`)).statusCode).toBe(200);
    },
  );

  it.each([
    [
      { payload: '{"a":'.repeat(30) + '1' + '}'.repeat(30), headers: { 'content-type': 'application/json' } },
      400,
    ],
    [{ payload: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } }, 400],
    [{ payload: `"${'x'.repeat(70_000)}"`, headers: { 'content-type': 'application/json' } }, 413],
    [{ payload: '<a/>', headers: { 'content-type': 'text/xml' } }, 415],
  ])('refuses body %#', async (request, status) => {
    const answer = await api.app.inject({ method: 'POST', url: '/exchange/pools', ...request });
    expect([404, status]).toContain(answer.statusCode);
    expect(refusalSchema.safeParse(answer.json()).success).toBe(true);
  });
});

describe('headers and documents', () => {
  it('makes every answer inert in a browser', async () => {
    const { headers } = await api.app.inject('/exchange/status');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('documents every route of every area, as OpenAPI and as a page without scripts', async () => {
    const document = (await api.app.inject('/openapi.json')).json();
    expect(Object.keys(document.paths).toSorted()).toEqual([
      '/Artists',
      '/Artists/artists_menu',
      '/Artists/getbyOwnerwallet',
      '/Artists/update',
      '/Artists/{id}',
      '/Artworks',
      '/Artworks/Auction',
      '/Artworks/CheckWhileList/{address}',
      '/Artworks/Create_Auction',
      '/Artworks/Update_Auction',
      '/Artworks/all_nft_stake',
      '/Artworks/check_nft_buy/{id}',
      '/Artworks/draft',
      '/Artworks/draft/remove',
      '/Artworks/drafts',
      '/Artworks/first_still',
      '/Artworks/market_place',
      '/Artworks/my_artworks',
      '/Artworks/nft_available',
      '/Artworks/nft_buy',
      '/Artworks/nft_stake',
      '/Artworks/nft_unstake',
      '/Artworks/offers',
      '/Artworks/search',
      '/Artworks/trades',
      '/Artworks/update',
      '/Artworks/{id}',
      '/Artworks/{id}/history',
      '/Artworks/{id}/resubmit',
      '/Artworks/{id}/similar',
      '/Ido/ido_claim',
      '/Ido/isClaim',
      '/Ido/join_pool',
      '/Ido/owner_address',
      '/Ido/pool_weight_by_address',
      '/Ido/refund',
      '/Ido/your_allocations',
      '/Ido/{id}',
      '/Market/api/get_market',
      '/Market/api/get_tvl',
      '/TypeArtworks/search',
      '/TypeArtworks/typeArtwork_menu',
      '/account/nonce',
      '/account/session',
      '/account/sessions',
      '/account/sessions/revoke',
      '/account/sessions/revoke-others',
      '/account/sign-in',
      '/account/sign-out',
      '/accounts/{address}/activity',
      '/announcements',
      '/coins/markets',
      '/exchange/liquidity-events',
      '/exchange/pools',
      '/exchange/pools/{address}',
      '/exchange/pools/{address}/candles',
      '/exchange/pools/{address}/transactions',
      '/exchange/positions',
      '/exchange/reserves',
      '/exchange/reserves/dust',
      '/exchange/status',
      '/exchange/swaps',
      '/explorer/api',
      '/ido/schedule',
      '/ino/tier',
      '/launchpad/claim_calendar',
      '/launchpad/collect',
      '/launchpad/detail',
      '/launchpad/disclaimer',
      '/launchpad/ended_idos',
      '/launchpad/joined_idos',
      '/launchpad/list/{sha256}',
      '/launchpad/list/{sha256}/manifest',
      '/launchpad/monthly/{chainId}',
      '/launchpad/monthly/{chainId}/{sale}/orders',
      '/launchpad/open_idos',
      '/launchpad/permit',
      '/launchpad/proof',
      '/launchpad/sale/{chainId}/{sale}/buyers',
      '/market/price_bscs',
      '/market/tokens',
      '/pool/get_detail',
      '/pool/infos',
      '/prediction/all',
      '/prediction/candles',
      '/prediction/claim',
      '/prediction/claim_bonus',
      '/prediction/is_has_round_win',
      '/prediction/join',
      '/prediction/joined_history',
      '/prediction/report',
      '/prediction/top_the_best',
      '/token-list',
      '/transactions',
    ]);
    const { schema } = document.paths['/exchange/pools'].get.responses['4XX'].content['application/json'];
    expect(schema.properties.retryable).toEqual({ type: 'boolean' });
    expect(schema.required).toContain('retryable');
    const page = await api.app.inject('/docs');
    expect(page.body).toContain('/exchange/pools/{address}');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("style-src 'sha256-");
  });
});

describe('reading', () => {
  it('[WAL-07] needs no session anywhere: no GET of the document requires one', async () => {
    const document = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse((await api.app.inject('/openapi.json')).json());
    const paths = Object.entries(document.paths).flatMap(([path, calls]) => ('get' in calls ? [path] : []));
    expect(paths.length).toBeGreaterThan(12);
    for (const path of paths) {
      const url = path.replaceAll(/\{\w+\}/g, listedPool);
      const owner = `ownerAddress=${account}&account=${account}&module=account&action=tokenbalance&contractaddress=${platformToken}&address=${account}`;
      for (const query of ['', `?${owner}`]) {
        const { statusCode } = await api.app.inject(url + query);
        expect([path, statusCode]).toEqual([
          path,
          expect.toSatisfy((status: number) => ![401, 403].includes(status)),
        ]);
      }
    }
  });
});

describe('limits', () => {
  it('answers 429 in the envelope past the limit, except for health checks', async () => {
    const limited = await startTestApi({ RATE_LIMIT: '3' });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1)
      statuses.push((await limited.app.inject('/nowhere')).statusCode);
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    const refused = await limited.app.inject('/exchange/status');
    expect([refused.statusCode, refusalSchema.parse(refused.json()).code]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
    ]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.app.inject('/livez')).statusCode).toBe(200);
    await limited.stop();
  });

  it('given two clients behind one proxy, then they have two buckets, and a third hop in the header adds none', async () => {
    const limited = await startTestApi({ RATE_LIMIT: '2' });
    const sendRequest = async (forwarded: string, remoteAddress = '127.0.0.1') => {
      const headers = { 'x-forwarded-for': forwarded };
      return (await limited.app.inject({ url: '/nowhere', remoteAddress, headers })).statusCode;
    };
    const [first, second] = ['203.0.113.9', '203.0.113.10'];
    expect([await sendRequest(first), await sendRequest(first), await sendRequest(first)]).toEqual([
      404, 404, 429,
    ]);
    expect([await sendRequest(second), await sendRequest(`198.51.100.1, ${second}`)]).toEqual([404, 404]);
    expect(await sendRequest(`198.51.100.2, ${second}`)).toBe(429);
    const stranger = '192.0.2.7';
    expect([
      await sendRequest('198.51.100.3', stranger),
      await sendRequest('198.51.100.4', stranger),
    ]).toEqual([404, 404]);
    expect(await sendRequest('198.51.100.5', stranger)).toBe(429);
    await limited.stop();
  });
});

function blockEventLoop(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

describe('overload', () => {
  it('answers 503 in the envelope while the event loop cannot keep up, and stays live', async () => {
    const busy = await startTestApi({ MAX_EVENT_LOOP_DELAY_MS: '1' });
    const statusOf = async (url: string) => (await busy.app.inject(url)).statusCode;
    await expect
      .poll(
        async () => {
          blockEventLoop(50);
          return statusOf('/exchange/status');
        },
        { timeout: 15_000, interval: 20 },
      )
      .toBe(503);
    expect(await statusOf('/livez')).toBe(200);
    await busy.stop();
  });
});
