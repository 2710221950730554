import { transact } from '@tradewind/db/transact';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { refusalSchema } from '@tradewind/schema/wire/envelope';
import { afterEach, expect, it } from 'vitest';
import { listedPool, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';

type Api = Awaited<ReturnType<typeof startTestApi>>;
let api: Api;
afterEach(() => api.stop());

async function start(settings: Record<string, string>): Promise<string> {
  api = await startTestApi(settings);
  await seedIndex(api.deps.database);
  return api.app.listen({ host: '127.0.0.1', port: 0 });
}

/** Blocks every reader of the pools until it is released. */
async function lockPools({ deps }: Api): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const ended = transact(deps.database, async (_, sql) => {
    await sql`lock table chain.pool in access exclusive mode`;
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  return async () => {
    release.resolve();
    await ended;
  };
}

async function readCode(response: Response): Promise<[number, string]> {
  return [response.status, refusalSchema.parse(await response.json()).code];
}

const countInFlight = async () => (await api.deps.metrics.requestsInFlight.get()).values[0]?.value ?? 0;

it('[API-01] sheds excess load: 503 at once beyond the limit, also when the clients have disconnected', async () => {
  const origin = await start({ MAX_REQUESTS_IN_FLIGHT: '3' });
  const release = await lockPools(api);
  const url = `${origin}/exchange/pools/${listedPool}`;
  const impatient = new AbortController();
  const given = fetch(url, { signal: impatient.signal }).catch(() => undefined);
  const waiting = [fetch(url), fetch(url)];
  await expect.poll(countInFlight).toBe(3);
  impatient.abort();
  await given;
  const excess = await fetch(url);
  expect(excess.headers.get('retry-after')).toBe('5');
  expect(await readCode(excess)).toEqual([503, 'UNAVAILABLE']);
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  await release();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200]);
  await expect.poll(countInFlight).toBe(0);
  expect((await fetch(url)).status).toBe(200);
});

it('[API-01] cancels a statement that takes too long, and answers a retryable error', async () => {
  const origin = await start({ STATEMENT_TIMEOUT_MS: '200' });
  const release = await lockPools(api);
  expect(await readCode(await fetch(`${origin}/exchange/pools/${listedPool}`))).toEqual([503, 'UNAVAILABLE']);
  await release();
  expect((await fetch(`${origin}/exchange/pools/${listedPool}`)).status).toBe(200);
});

it('[API-01] answers in time, whatever the work behind an answer does', async () => {
  const origin = await start({ REQUEST_TIMEOUT_MS: '300' });
  const release = await lockPools(api);
  expect(await readCode(await fetch(`${origin}/exchange/pools/${listedPool}`))).toEqual([503, 'UNAVAILABLE']);
  await release();
});

it('[API-01] waits a limited time for a request that does not arrive', async () => {
  const { port } = new URL(await start({ REQUEST_TIMEOUT_MS: '300' }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET /exchange/status HTTP/1.1\r\nhost: a\r\nx-slow: ');
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  expect(head).toContain('HTTP/1.1 408 ');
  expect(refusalSchema.parse(JSON.parse(body!)).code).toBe('REQUEST_TIMEOUT');
});

it('[API-01] given a body that does not arrive, then it is waited for no longer than for an answer', async () => {
  const { port } = new URL(await start({ REQUEST_TIMEOUT_MS: '300' }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const headers = 'host: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n';
  socket.write(`POST /launchpad/open_idos HTTP/1.1\r\n${headers}{`);
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1.1 408 [^]*connection: close/);
  expect(refusalSchema.parse(JSON.parse(body!)).code).toBe('REQUEST_TIMEOUT');
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
});

it('[API-01] refuses more than 16 KiB of headers and query string', async () => {
  const origin = await start({});
  const long = 'x'.repeat(17_000);
  const answers = [
    await fetch(`${origin}/exchange/pools?search=${long}`),
    await fetch(`${origin}/exchange/pools`, { headers: { 'x-long': long } }),
  ];
  for (const answer of answers) expect(await readCode(answer)).toEqual([431, 'HEADERS_TOO_LARGE']);
});

it('[API-01] answers a retryable error while the database is unavailable', async () => {
  const origin = await start({});
  await api.deps.database.close();
  expect(await readCode(await fetch(`${origin}/exchange/status`))).toEqual([503, 'UNAVAILABLE']);
});
