import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedIndex } from '../test/seed-index.ts';
import { startTestApi } from '../test/start-test-api.ts';
import { shutDown } from './shutdown.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;
const agent = new Agent({ keepAlive: true });

beforeAll(async () => {
  api = await startTestApi();
  await seedIndex(api.deps.database);
});
afterAll(async () => {
  agent.destroy();
  await api.stop();
});

async function request(url: string) {
  const [response] = await once(get(url, { agent }), 'response');
  response.resume();
  await once(response, 'end');
  return { status: response.statusCode, isLast: response.headers.connection === 'close' };
}

/** A keep-alive client like a load balancer: it continues until an answer closes the connection. */
async function callUntilConnectionCloses(url: string): Promise<number> {
  for (let answered = 1; ; answered += 1) {
    const { status, isLast } = await request(url);
    expect(status).toBe(200);
    if (isLast) return answered;
  }
}

it('[OPS-03] drains under load: not ready first, every request answered, none reset', async () => {
  const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const load = Array.from({ length: 10 }, () => callUntilConnectionCloses(`${origin}/exchange/status`));
  await request(`${origin}/exchange/status`);
  const closing = shutDown(api.app, api.deps);
  expect((await request(`${origin}/readyz`)).status).toBe(503);
  expect((await Promise.all(load)).every((answered) => answered > 1)).toBe(true);
  expect((await request(`${origin}/exchange/status`)).status).toBe(200);
  await closing;
  await expect(request(`${origin}/livez`)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

it('[OPS-03] given a spare connection of a browser, which never sent a request, when the API stops, then it ends', async () => {
  const other = await startTestApi();
  const origin = await other.app.listen({ host: '127.0.0.1', port: 0 });
  const spare = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(spare, 'connect');
  const ended = once(spare.resume(), 'close');
  await shutDown(other.app, other.deps, 100);
  await ended;
  await other.stop();
});
