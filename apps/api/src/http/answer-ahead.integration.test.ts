import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { chainId, listedPool, moveCheckpoint, seedIndex } from '../../test/seed-index.ts';
import { startTestApi } from '../../test/start-test-api.ts';

let api: Awaited<ReturnType<typeof startTestApi>>;
let origin: string;
/** Requests that reached the framework. */
let framed: number;
afterEach(() => api.stop());

async function start(settings: Record<string, string> = {}): Promise<void> {
  api = await startTestApi(settings);
  await seedIndex(api.deps.database);
  framed = 0;
  api.app.addHook('onRequest', async () => {
    framed += 1;
  });
  origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { state } = api.deps.hub;
  await expect.poll(() => state.phase).toBe('open');
  // A state of the index stays valid until the next notice, however slow this machine is.
  Object.assign(state, { now: () => 0 });
}

async function moveTo(blockNumber: number): Promise<void> {
  await moveCheckpoint(api.deps.database, blockNumber);
  const notice = { id: 1, chainId, kind: 'some.kind', payload: {}, at: 0 };
  for (const listener of api.deps.hub.state.noticeListeners) listener(notice, true);
}

const pool = `/exchange/pools/${listedPool}`;

type Headers = Record<string, string>;
type Answer = { status: number | undefined; headers: Headers; body: Buffer; isAhead: boolean };

/** Sends a request with Node's own client, which shows all received headers. */
async function sendRequest(path: string, headers: Headers = {}, method = 'GET'): Promise<Answer> {
  const before = framed;
  const sent = request(origin + path, { method, headers }).end();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  const { statusCode: status, headersDistinct } = response;
  const names = Object.entries(headersDistinct).map(([name, values]) => [name, String(values)]);
  const body = await buffer(response);
  return { status, headers: Object.fromEntries(names), body, isAhead: framed === before };
}

/** An answer without the time and the remaining requests. */
function toComparable({ status, headers, body }: Answer) {
  const changing = { date: 'x', 'x-ratelimit-remaining': 'x', 'x-ratelimit-reset': 'x' };
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(Object.keys(changing)));
  return { status, headers: { ...headers, ...changing }, body };
}

async function readCounts(): Promise<unknown[][]> {
  const { values } = await api.deps.metrics.requestDuration.get();
  return values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels, value }) => [...Object.values(labels), value]);
}

it.each([{}, { 'accept-encoding': 'gzip, br' }, { 'accept-encoding': 'gzip' }])(
  '[OPS-03] given a computed answer, then the kept one has the same status, headers and bytes (%j)',
  async (accepted) => {
    await start();
    const headers = { ...accepted, 'x-request-id': 'some-request' };
    const made = await sendRequest('/exchange/pools', headers);
    const { etag = '' } = made.headers;
    const known = await sendRequest('/exchange/pools', { ...headers, 'if-none-match': etag });
    expect([made.isAhead, made.status, known.isAhead, known.status]).toEqual([false, 200, false, 304]);
    const ahead = await sendRequest('/exchange/pools', headers);
    const knownAhead = await sendRequest('/exchange/pools', { ...headers, 'if-none-match': etag });
    expect([ahead.isAhead, knownAhead.isAhead]).toEqual([true, true]);
    expect(toComparable(ahead)).toEqual(toComparable(made));
    expect(toComparable(knownAhead)).toEqual(toComparable(known));
  },
);

it('[OPS-03] given a request without an id, then an answer ahead has a new one', async () => {
  await start();
  const answers = [];
  for (let again = 0; again < 4; again += 1) answers.push(await sendRequest(pool));
  expect(answers.map(({ isAhead }) => isAhead)).toEqual([false, false, true, true]);
  expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(4);
});

it('[API-01] given a limit per address, then kept answers count like all others, and are refused alike beyond it', async () => {
  await start({ RATE_LIMIT: '6' });
  const paths = [pool, pool, pool, '/announcements', pool, '/nowhere', pool, '/announcements', pool];
  const answers = [];
  for (const path of paths) answers.push(await sendRequest(path));
  expect(answers.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual([
    '5',
    '4',
    '3',
    '2',
    '1',
    '0',
    '0',
    '0',
    '0',
  ]);
  expect(answers.map(({ isAhead }) => isAhead).slice(0, 6)).toEqual([false, false, true, false, true, false]);
  const refused = answers.slice(6);
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  for (const { headers } of refused)
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '6', 'retry-after': headers['x-ratelimit-reset'] });
});

it('[API-01] given clients behind a trusted proxy, then each address and each IPv6 network has its own count', async () => {
  await start();
  const remaining = async (address: string) => {
    const { headers } = await sendRequest(pool, { 'x-forwarded-for': address });
    return Number(headers['x-ratelimit-remaining']);
  };
  await sendRequest(pool);
  await sendRequest(pool);
  for (const address of ['203.0.113.1', '203.0.113.2', '2001:db8::1'])
    expect([await remaining(address), await remaining(address), await remaining(address)]).toEqual([
      99_999, 99_998, 99_997,
    ]);
  expect([await remaining('2001:db8::2'), await remaining('2001:db8::2')]).toEqual([99_996, 99_995]);
  expect((await sendRequest(pool)).headers['x-ratelimit-remaining']).toBe('99997');
});

it('[OPS-03] given answers ahead of the framework, then each is measured by its route like all others', async () => {
  await start();
  for (let again = 0; again < 5; again += 1) await sendRequest(pool);
  await sendRequest(pool, { 'if-none-match': (await sendRequest(pool)).headers['etag']! });
  expect(framed).toBe(2);
  await expect.poll(readCounts).toEqual([
    ['GET', '/exchange/pools/:address', '200', 6],
    ['GET', '/exchange/pools/:address', '304', 1],
  ]);
});

it('[OPS-03] given another block or another method, then the framework answers', async () => {
  await start();
  for (let again = 0; again < 3; again += 1) await sendRequest(pool);
  expect((await sendRequest(pool)).isAhead).toBe(true);
  const head = await sendRequest(pool, {}, 'HEAD');
  expect([head.isAhead, head.body.length, head.status]).toEqual([false, 0, 200]);
  await moveTo(300);
  const moved = await sendRequest(pool);
  expect([moved.isAhead, moved.headers['etag']?.startsWith('"300-')]).toEqual([false, true]);
  expect((await sendRequest(pool)).isAhead).toBe(true);
});

it('[OPS-03] given a node that shuts down, then the framework answers and closes the connection', async () => {
  await start();
  for (let again = 0; again < 3; again += 1) await sendRequest(pool);
  api.deps.lifecycle.isClosing = true;
  const answer = await sendRequest(pool);
  expect([answer.isAhead, answer.headers['connection']]).toEqual([false, 'close']);
});

it('[API-01] given an event loop that lags too much, then nothing is answered ahead of the framework', async () => {
  await start();
  for (let again = 0; again < 3; again += 1) await sendRequest(pool);
  expect((await sendRequest(pool)).isAhead).toBe(true);
  Object.assign(api.deps.config, { maxEventLoopDelayMs: -1 });
  expect((await sendRequest(pool)).status).toBe(503);
});
