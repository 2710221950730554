import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { refusalSchema } from '@tradewind/schema/wire/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close, startTestServer } from '../test/start-server.ts';

let web: Awaited<ReturnType<typeof startTestServer>>;
const held: ServerResponse[] = [];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/hold') return void held.push(response);
  if (request.url === '/drop') return void request.socket.destroy();
  if (request.url === '/kept') return answerKept(request, response);
  if (request.url === '/half') {
    response.writeHead(200, { 'content-length': 100 }).write('half');
    return void setTimeout(() => request.socket.destroy(), 20);
  }
  const body = request.method === 'POST' ? await json(request) : undefined;
  response.setHeader('connection', 'keep-alive, x-private');
  response.setHeader('x-private', '1');
  response.writeHead(201, { 'x-request-id': 'from-the-api', 'content-type': 'application/json' });
  response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
}

const zipped = gzipSync('kept');

function answerKept({ headers }: IncomingMessage, response: ServerResponse): void {
  const isKnown = headers['if-none-match'] === '"1-gzip"';
  response.writeHead(isKnown ? 304 : 200, {
    etag: '"1-gzip"',
    vary: 'accept-encoding',
    ...(!isKnown && { 'content-encoding': 'gzip', 'content-length': zipped.length }),
  });
  response.end(isKnown ? undefined : zipped);
}

beforeAll(async () => {
  web = await startTestServer((request, response) => void answer(request, response));
});
afterAll(() => web.stop());

describe('API proxy', () => {
  it('forwards path and query unchanged, without the prefix', async () => {
    const response = await fetch(`${web.url}/api/Market/api/get_market?a=%2F&b=1?c`);
    expect([response.status, response.headers.get('x-request-id')]).toEqual([201, 'from-the-api']);
    expect((await response.json()).url).toBe('/Market/api/get_market?a=%2F&b=1?c');
  });

  it('forwards a body', async () => {
    const init = { method: 'POST', body: '{"x":1}', headers: { 'content-type': 'application/json' } };
    expect(await (await fetch(`${web.url}/api/x`, init)).json()).toMatchObject({
      method: 'POST',
      body: { x: 1 },
    });
  });

  it('sends the API the client’s address, ignores the client’s own headers and drops hop-by-hop headers', async () => {
    const headers = {
      'x-forwarded-for': '1.2.3.4',
      'x-real-ip': '1.2.3.4',
      forwarded: 'for=1.2.3.4',
      te: 'trailers',
    };
    const response = await fetch(`${web.url}/api/x`, { headers });
    const seen = (await response.json()).headers;
    expect(seen).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    expect([seen['x-real-ip'], seen.forwarded, seen.te]).toEqual([undefined, undefined, undefined]);
    expect(response.headers.get('x-private')).toBeNull();
  });

  it('streams: the first bytes arrive before the last are sent', async () => {
    const waiting = fetch(`${web.url}/api/hold`);
    await expect.poll(() => held.length).toBe(1);
    held[0]?.write('first');
    const reader = (await waiting).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe('first');
    held[0]?.end();
  });

  it('given a cacheable answer of the API, then its encoding, its tag and a 304 pass unchanged', async () => {
    const full = await fetch(`${web.url}/api/kept`);
    expect([await full.text(), full.headers.get('etag')]).toEqual(['kept', '"1-gzip"']);
    const headers = [...full.headers.keys()];
    expect(headers).toEqual(expect.arrayContaining(['content-encoding', 'content-length', 'vary']));
    const known = await fetch(`${web.url}/api/kept`, { headers: { 'if-none-match': '"1-gzip"' } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const head = await fetch(`${web.url}/api/kept`, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(zipped.length)]);
  });

  it('given an answer that breaks off, then the client’s answer breaks off too', async () => {
    const response = await fetch(`${web.url}/api/half`);
    await expect(response.text()).rejects.toThrow();
  });

  it('ends the upstream request when the client disconnects', async () => {
    const controller = new AbortController();
    const waiting = fetch(`${web.url}/api/hold`, { signal: controller.signal }).catch(() => 'left');
    await expect.poll(() => held.length).toBe(2);
    const closed = once(held[1]!, 'close');
    controller.abort();
    await closed;
    expect(await waiting).toBe('left');
  });

  it.each(['/api/metrics', '/api/Metrics/', '/api/%6detrics', '/api//metrics'])(
    'does not publish %s',
    async (path) => {
      expect((await fetch(web.url + path)).status).toBe(404);
    },
  );

  it('answers in the envelope when the API breaks off or is unreachable', async () => {
    for (const isGone of [false, true]) {
      if (isGone) await close(web.backend);
      const response = await fetch(`${web.url}/api/drop`);
      expect(response.status).toBe(503);
      expect(refusalSchema.parse(await response.json())).toMatchObject({
        code: 'UNAVAILABLE',
        retryable: true,
      });
    }
    expect((await fetch(web.url)).status).toBe(200);
  });
});
