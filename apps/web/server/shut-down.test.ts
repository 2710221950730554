import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { shutDown } from './shut-down.ts';
import { startTestServer } from './test/start-server.ts';

const agent = new Agent({ keepAlive: true });

async function request(url: string) {
  const [response] = await once(get(url, { agent }), 'response');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, isLast: response.headers.connection === 'close' };
}

/** A keep-alive client, like a load balancer: it sends requests until the server closes the connection. */
async function callUntilConnectionCloses(url: string): Promise<number> {
  for (let answered = 1; ; answered += 1) {
    const { status, isLast } = await request(url);
    expect(status).toBe(200);
    if (isLast) return answered;
  }
}

it('[OPS-03] drains under load, pages and forwarded calls alike: every request is answered, none reset', async () => {
  const web = await startTestServer((_request, response) => void response.end('{}'));
  const load = [
    ...Array.from({ length: 5 }, () => '/swap'),
    ...Array.from({ length: 5 }, () => '/api/x'),
  ].map((path) => callUntilConnectionCloses(web.url + path));
  await request(`${web.url}/livez`);
  const closing = shutDown(web, web.lifecycle);
  expect((await request(`${web.url}/readyz`)).status).toBe(503);
  expect((await Promise.all(load)).every((answered) => answered > 1)).toBe(true);
  await closing;
  await expect(request(`${web.url}/livez`)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  agent.destroy();
  await web.stop();
});

it('[OPS-03] given a spare connection of a browser, which never sent a request, when the server stops, then it ends', async () => {
  const web = await startTestServer((_request, response) => void response.end('{}'));
  const spare = connect(Number(new URL(web.url).port), '127.0.0.1');
  await once(spare, 'connect');
  const ended = once(spare.resume(), 'close');
  await shutDown(web, web.lifecycle, 100);
  await ended;
  await web.stop();
});
