import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { fetchBytesFromApi, fetchFromApi } from './fetch-from-api.ts';

const call = { chain: null, path: '/market/price_bscs', schema: z.number() };

const refusal = {
  succeeded: false,
  data: null,
  code: 'PRICE_UNKNOWN',
  message: 'Unable to fetch price data',
  requestId: 'r1',
};

function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })));
}

async function failure(options: { signal?: AbortSignal; timeoutMs?: number } = {}): Promise<ApiError> {
  const error = await fetchFromApi({ ...call, ...options }).catch((cause: unknown) => cause);
  if (!(error instanceof ApiError)) throw new Error('no ApiError', { cause: error });
  return error;
}

afterEach(() => vi.unstubAllGlobals());

describe('fetchFromApi', () => {
  it('[MKT-01] reads `data` of the answer', async () => {
    answer(200, { succeeded: true, data: 0.48 });
    expect(await fetchFromApi(call)).toBe(0.48);
  });

  it('[MKT-01] a refusal is an error with the code, the message and the request id of the API', async () => {
    answer(200, { ...refusal, retryable: true });
    expect(await failure()).toMatchObject({
      code: 'PRICE_UNKNOWN',
      text: 'Unable to fetch price data',
      requestId: 'r1',
      isRetryable: true,
    });
  });

  it.each([
    ['says that a retry may succeed', { retryable: true }, true],
    ['says that no retry can succeed', { retryable: false }, false],
    ['is of an older API, which does not say it,', {}, true],
  ])('given a refusal that %s, then the error follows it', async (_what, said, isRetryable) => {
    answer(503, { ...refusal, ...said });
    expect(await failure()).toMatchObject({ code: 'PRICE_UNKNOWN', isRetryable });
  });

  it.each([
    ['another shape', 200, { succeeded: true, data: 'much' }],
    ['no envelope', 200, 12],
    ['a page of a proxy', 502, 'Bad gateway'],
  ])('%s is an unexpected answer', async (_what, status, body) => {
    answer(status, body);
    expect(await failure()).toMatchObject({
      code: 'UNEXPECTED_ANSWER',
      status,
      isRetryable: status >= 500,
    });
  });

  it('[API-01] [WAL-05] sends the session with every call but those to the explorer, and a body as JSON', async () => {
    const sent: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      sent.push([url, init]);
      return Promise.resolve(new Response(JSON.stringify({ succeeded: true, data: 1 })));
    });
    await fetchFromApi(call);
    await fetchFromApi({ ...call, path: '/explorer/api?module=account' });
    await fetchFromApi({ ...call, path: '/account/sign-out', body: { a: 1 } });
    expect(sent.map(([url, { credentials, method, body }]) => [url, credentials, method, body])).toEqual([
      ['/api/market/price_bscs', 'same-origin', undefined, undefined],
      ['/api/explorer/api?module=account', 'omit', undefined, undefined],
      ['/api/account/sign-out', 'same-origin', 'POST', '{"a":1}'],
    ]);
    expect(sent[2]?.[1].headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it.each([
    ['/pools', { chainId: 31338, isHome: false }, '/api/pools?chainId=31338'],
    ['/pools?sort=tvl', { chainId: 31338, isHome: false }, '/api/pools?sort=tvl&chainId=31338'],
    ['/pools?sort=tvl', { chainId: 31337, isHome: true }, '/api/pools?sort=tvl'],
    ['/announcements', null, '/api/announcements'],
  ])('given the call %s about the chain %j, then it requests %s', async (path, chain, url) => {
    const requested: string[] = [];
    vi.stubGlobal('fetch', async (input: string) => {
      requested.push(input);
      return new Response(JSON.stringify({ succeeded: true, data: 1 }));
    });
    await fetchFromApi({ chain, path, schema: z.number() });
    await fetchBytesFromApi({ chain, path });
    expect(requested).toEqual([url, url]);
  });

  it('no connection is distinct from no answer in time', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await failure()).toMatchObject({ code: 'UNREACHABLE', status: 0, isRetryable: true });
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    expect(await failure({ timeoutMs: 5 })).toMatchObject({ code: 'TIMEOUT', isRetryable: true });
  });

  it.each([
    ['a read', {}, 3_000],
    ['a call that changes something', { body: {} }, 10_000],
  ])(
    '[SHELL-09] given an API that hangs, when %s requests it, then the page gives up after its limit',
    async (_, more, mostMs) => {
      answer(200, { succeeded: true, data: 0.48 });
      const limit = vi.spyOn(AbortSignal, 'timeout');
      await fetchFromApi({ ...call, ...more });
      expect(limit).toHaveBeenCalledExactlyOnceWith(mostMs);
      limit.mockRestore();
    },
  );

  it('a call that the page aborted is no failure of the API', async () => {
    const stop = new AbortController();
    vi.stubGlobal(
      'fetch',
      (_url: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const pending = fetchFromApi({ ...call, signal: stop.signal });
    stop.abort();
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
