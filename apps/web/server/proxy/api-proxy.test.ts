import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { refusalSchema } from '@tradewind/schema/wire/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close, startTestServer } from '../test/start-server.ts';

let web: Awaited<ReturnType<typeof startTestServer>>;
const held: ServerResponse[] = [];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/hold') return void held.push(response);
  if (request.url === '/drop') return void request.socket.destroy();
  const body = request.method === 'POST' ? await json(request) : undefined;
  response.setHeader('connection', 'keep-alive, x-private');
  response.setHeader('x-private', '1');
  response.writeHead(201, { 'x-request-id': 'from-the-api', 'content-type': 'application/json' });
  response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
}

beforeAll(async () => {
  web = await startTestServer((request, response) => void answer(request, response));
});
afterAll(() => web.stop());

describe('API proxy', () => {
  it('passes path and query on as they are, the prefix cut off', async () => {
    const response = await fetch(`${web.url}/api/Market/api/get_market?a=%2F&b=1?c`);
    expect([response.status, response.headers.get('x-request-id')]).toEqual([201, 'from-the-api']);
    expect((await response.json()).url).toBe('/Market/api/get_market?a=%2F&b=1?c');
  });

  it('passes a body on', async () => {
    const init = { method: 'POST', body: '{"x":1}', headers: { 'content-type': 'application/json' } };
    expect(await (await fetch(`${web.url}/api/x`, init)).json()).toMatchObject({
      method: 'POST',
      body: { x: 1 },
    });
  });

  it('tells the API who asks, whatever the client says of itself, and drops what is of one connection only', async () => {
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

  it('lets go of the API when the client leaves', async () => {
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

  it('answers in the envelope when the API breaks off or is gone', async () => {
    for (const isGone of [false, true]) {
      if (isGone) await close(web.backend);
      const response = await fetch(`${web.url}/api/drop`);
      expect([response.status, refusalSchema.parse(await response.json()).code]).toEqual([
        503,
        'UNAVAILABLE',
      ]);
    }
    expect((await fetch(web.url)).status).toBe(200);
  });
});
