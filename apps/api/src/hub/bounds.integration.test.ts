import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestDatabase } from '@tradewind/db/test-database';
import { maxTopics } from '@tradewind/schema/hub/subscription';
import { defaultTopics } from '@tradewind/schema/hub/topic';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { handshake, negotiate, openSocket } from '../../test/bare-socket.ts';
import { addNotice, collect, createHubClient } from '../../test/hub-client.ts';
import { type HubNode, startHubNode } from '../../test/start-hub-node.ts';
import { loggerOptions } from '../logger.ts';
import { dropAll } from './close-all.ts';
import { hubLimits, type HubLimits } from './limits.ts';
import { countWaiting } from './waiting/count-waiting.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let node: HubNode;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await startHubNode(database.url, { limits: { sweepMs: 20 } });
});
afterEach(() => {
  dropAll(node.hub.state);
  node.hub.state.topics.states.clear();
  setLimits({});
});
afterAll(async () => {
  await node.stop();
  await database.drop();
});

const setLimits = (limits: Partial<HubLimits>) =>
  Object.assign(node.hub.state.limits, hubLimits, { sweepMs: 20 }, limits);

const heads = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `head:${from + index}`);

const open = (options: Parameters<typeof openSocket>[1] = {}) => openSocket(node.origin, options);

const openFrom = (address: string) => open({ headers: { 'x-forwarded-for': address } });

describe('[HUB-01] negotiation', () => {
  it('offers the requested options, and nothing else', async () => {
    const transports = [{ transport: 'WebSockets', transferFormats: ['Text'] }];
    expect(await negotiate(node.origin)).toMatchObject({
      negotiateVersion: 1,
      availableTransports: transports,
    });
    expect(await negotiate(node.origin)).not.toHaveProperty('useStatefulReconnect');
    const stateful = await negotiate(node.origin, 'negotiateVersion=1&useStatefulReconnect=true');
    expect(stateful).toMatchObject({ useStatefulReconnect: true });
    expect(await negotiate(node.origin, 'negotiateVersion=7')).toMatchObject({ negotiateVersion: 1 });
    const old = await negotiate(node.origin, '');
    expect(old).toMatchObject({ negotiateVersion: 0, connectionId: old.connectionToken });
    const { socket, status } = await open({ token: old.connectionId });
    expect(status).toBe(101);
    socket.terminate();
  });

  it('keeps tokens for this hub, for a minute, and for one connection', async () => {
    const { connectionToken } = await negotiate(node.origin);
    const forged = connectionToken.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const token of [forged, 'x', `${connectionToken}x`, 'a'.repeat(5000), '..', '%00']) {
      expect([400, 404]).toContain((await open({ token })).status);
    }
    const { socket, closed } = await open({ token: connectionToken });
    socket.terminate();
    await closed;
    await expect.poll(() => node.hub.state.connections.size).toBe(0);
    expect((await open({ token: connectionToken })).status).toBe(404);
    setLimits({ tokenMs: -1 });
    const late = await negotiate(node.origin);
    expect((await open({ token: late.connectionToken })).status).toBe(404);
  });

  it('accepts a client that skips it', async () => {
    const { messages, socket } = await open({ first: handshake });
    await expect.poll(() => messages).toEqual([{}]);
    socket.terminate();
  });
});

describe('[HUB-01] another site', () => {
  const foreign = { origin: 'https://evil.example' };

  it('cannot open a connection with its visitors’ cookies', async () => {
    expect((await open({ headers: foreign })).status).toBe(403);
    expect((await open({ headers: { origin: 'null' } })).status).toBe(403);
    const answer = await fetch(`${node.origin}/stocks/negotiate`, { method: 'POST', headers: foreign });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is distinguished from our own page', async () => {
    const [origin = ''] = node.deps.config.site.origins;
    const { status, socket } = await open({ headers: { origin } });
    expect(status).toBe(101);
    socket.terminate();
  });
});

describe('[HUB-01] given a client that breaks the protocol, then it gets the reason and is disconnected', () => {
  it.each([
    ['no separator', '{"protocol":"json","version":1}', 'A message is incomplete.'],
    ['another protocol', '{"protocol":"messagepack","version":1}\u001e', 'The only protocol here is json.'],
    [
      'another version',
      '{"protocol":"json","version":3}\u001e',
      'The versions of the protocol here are 1 and 2.',
    ],
    ['no handshake', '{"type":6}\u001e', 'The first message must be a handshake.'],
    ['no JSON', '{\u001e', 'A message is not JSON.'],
  ])('%s instead of a handshake', async (_what, first, error) => {
    const { messages, closed } = await open({ first });
    await closed;
    expect(messages[0]).toEqual({ error });
  });

  it.each([
    ['{}', 'A message has no type.'],
    ['[]', 'A message has no type.'],
    ['{"type":1}', 'A message is not of its type.'],
    ['{"type":4,"target":"x","arguments":[]}', 'A message is not of its type.'],
    ['{"type":"1"}', 'A message has no type.'],
  ])('%s after it', async (message, error) => {
    const { messages, closed } = await open({ first: `${handshake}${message}\u001e` });
    await closed;
    expect(messages).toEqual([{}, { type: 7, error }]);
  });

  it('ignores a message type of a later protocol', async () => {
    const call = '{"type":1,"invocationId":"1","target":"unsubscribe","arguments":[[]],"headers":{"a":"b"}}';
    const { messages, socket } = await open({ first: `${handshake}{"type":99}\u001e${call}\u001e` });
    await expect.poll(() => messages.length).toBe(2);
    expect(messages[1]).toEqual({ type: 3, invocationId: '1', result: defaultTopics });
    socket.terminate();
  });

  it('disconnects a client that sends bytes, or a message that is too large', async () => {
    const bytes = await open({ first: handshake });
    bytes.socket.send(Buffer.from('x'));
    expect(await bytes.closed).toBe(1000);
    expect(bytes.messages.at(-1)).toEqual({ type: 7, error: 'Messages are text.' });
    const large = await open({ first: handshake });
    large.socket.send(`"${'x'.repeat(hubLimits.messageBytes)}"`);
    expect(await large.closed).toBe(1009);
  });
});

describe('[HUB-03] limits of one client', () => {
  it('time to shake hands', async () => {
    setLimits({ handshakeMs: 30 });
    const { messages, closed } = await open();
    await closed;
    expect(messages).toEqual([{ type: 7, error: 'There was no handshake in time.' }]);
  });

  it('bytes of an incomplete message, which are counted until it is disconnected', async () => {
    setLimits({ silenceMs: 300 });
    const { socket, messages, closed } = await open({ first: handshake });
    await expect.poll(() => messages).toEqual([{}]);
    const [part, unmasked] = [30_000, Buffer.alloc(4)];
    const header = Buffer.from([0x81, 0xfe, (part + 1) >> 8, (part + 1) & 0xff, ...unmasked]);
    Reflect.get(socket, '_socket').write(Buffer.concat([header, Buffer.alloc(part)]));
    await expect.poll(() => countWaiting(node.hub.state)).toBeGreaterThanOrEqual(part);
    await closed;
    await expect.poll(() => countWaiting(node.hub.state)).toBe(0);
  });

  it('silence', async () => {
    setLimits({ silenceMs: 100, pingMs: 20 });
    const { messages, closed } = await open({ first: handshake });
    await closed;
    expect(messages.slice(0, 2)).toEqual([{}, { type: 6 }]);
  });

  it('messages a second', async () => {
    setLimits({ messageBurst: 10 });
    const { messages, closed } = await open({ first: handshake + '{"type":6}\u001e'.repeat(11) });
    await closed;
    expect(messages.at(-1)).toEqual({ type: 7, error: 'Too many messages.', allowReconnect: true });
  });

  it('pings of the socket', async () => {
    setLimits({ messageBurst: 10 });
    const { socket, closed } = await open({ first: handshake });
    for (let count = 0; count < 20; count += 1) socket.ping();
    expect(await closed).toBe(1006);
  });

  it('connections of an address and of all, and attempts', async () => {
    setLimits({ connectionsPerAddress: 2 });
    const sockets = [await open(), await open()];
    expect((await open()).status).toBe(429);
    setLimits({ connections: 2 });
    expect((await open()).status).toBe(503);
    for (const { socket } of sockets) socket.terminate();
    const settings = { HUB_CONNECTS_PER_MINUTE: '3' };
    const strict = await startHubNode(database.url, { settings });
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      answers.push((await fetch(`${strict.origin}/stocks/negotiate`, { method: 'POST' })).status);
    }
    expect(answers).toEqual([200, 200, 200, 429]);
    await strict.stop();
  });

  it('connections of one IPv6 network, as one owner has all its addresses', async () => {
    setLimits({ connectionsPerAddress: 2 });
    const inside = [await openFrom('2001:db8:1:2::1'), await openFrom('2001:db8:1:2:ffff::7')];
    expect((await openFrom('2001:db8:1:2:3:4:5:6')).status).toBe(429);
    const outside = await openFrom('2001:db8:1:3::1');
    expect(outside.status).toBe(101);
    for (const { socket } of [...inside, outside]) socket.terminate();
  });

  it('topics', async () => {
    const client = createHubClient(node.origin);
    await client.start();
    const free = maxTopics - defaultTopics.length;
    expect(await client.invoke('subscribe', heads(1, free))).toHaveLength(free);
    await expect(client.invoke('subscribe', heads(free + 1, 1))).rejects.toThrow('Too many topics.');
    await expect(client.invoke('subscribe', heads(1, maxTopics + 1))).rejects.toThrow(
      'must be a list of topics',
    );
    await expect(client.invoke('subscribe', ['head:x'])).rejects.toThrow('must be a list of topics');
    await client.stop();
    await expect.poll(() => node.hub.state.topics.members.size).toBe(0);
  });
});

/** A client that completes the handshake and then never reads. */
async function openDeaf(query = '') {
  const socket = connect(node.port, '127.0.0.1').on('error', () => undefined);
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  socket.write(
    `GET /stocks${query} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.pause();
  const text = Buffer.from(handshake);
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
  await expect.poll(() => [...node.hub.state.connections.values()].at(-1)?.phase).toBe('open');
  const [connection] = [...node.hub.state.connections.values()].slice(-1);
  return { socket, connection: connection! };
}

describe('[HUB-03] a client that does not read', () => {
  const large = { text: 'x'.repeat(100_000) };

  it('skips events that newer ones replace, and gets the newest when it reads again', async () => {
    setLimits({ dropBytes: 1e9 });
    const { socket, connection } = await openDeaf();
    const skip = async () => addNotice(database, { kind: 'prediction_live', payload: large });
    while (connection.skipped.size === 0) await skip();
    expect(connection.link?.bufferedBytes()).toBeLessThan(hubLimits.skipBytes + 101_000);
    const newest = await addNotice(database, { kind: 'prediction_live', payload: { text: 'newest' } });
    let read = '';
    socket.on('data', (bytes: Buffer) => (read += bytes.toString('latin1')));
    socket.resume();
    await expect.poll(() => read).toContain(`"sequence":${newest},`);
    expect(connection.skipped.size).toBe(0);
    socket.destroy();
  });

  it('is disconnected before it costs much, while others lose nothing', async () => {
    const client = createHubClient(node.origin);
    const received = collect(client, 'prediction_joined');
    await client.start();
    const { socket, connection } = await openDeaf();
    let most = 0;
    let count = 0;
    while (connection.phase !== 'closed') {
      await addNotice(database, { kind: 'prediction_joined', payload: large });
      await received.reach((count += 1));
      most = Math.max(most, connection.link?.bufferedBytes() ?? 0);
    }
    expect(most).toBeGreaterThan(hubLimits.skipBytes);
    expect(most).toBeLessThan(hubLimits.dropBytes + 101_000);
    expect(await node.deps.metrics.registry.metrics()).toContain('ws_dropped_slow_total{what="client"}');
    socket.destroy();
    await client.stop();
  });

  it('[HUB-03] given thirty of them, then all together stay within the memory limit of the process, and reading clients lose nothing', async () => {
    const waitingBytes = 2 * 1024 * 1024;
    setLimits({ waitingBytes });
    const readers = [createHubClient(node.origin), createHubClient(node.origin)];
    const received = readers.map((reader) => collect(reader, 'prediction_joined'));
    await Promise.all(readers.map((reader) => reader.start()));
    await Promise.all(readers.map((reader) => reader.invoke('subscribe', ['prediction'])));
    const before = received.map(({ events }) => events.length);
    const deaf: Awaited<ReturnType<typeof openDeaf>>[] = [];
    for (let count = 0; count < 30; count += 1) deaf.push(await openDeaf());
    const published: number[] = [];
    let most = 0;
    while (deaf.some(({ connection }) => connection.phase !== 'closed')) {
      const payload = { text: 'x'.repeat(50_000) };
      published.push(await addNotice(database, { kind: 'prediction_joined', payload }));
      await Promise.all(received.map(({ reach }, index) => reach((before[index] ?? 0) + published.length)));
      most = Math.max(most, countWaiting(node.hub.state));
    }
    expect(most).toBeGreaterThan(waitingBytes / 4);
    expect(most).toBeLessThanOrEqual(waitingBytes);
    expect(
      received.map(({ events }, index) => events.slice(before[index]).map(({ sequence }) => sequence)),
    ).toEqual([published, published]);
    const metrics = await node.deps.metrics.registry.metrics();
    expect(metrics).toMatch(/hub_refused_total\{reason="budget"\} [1-9]/);
    expect(metrics).toMatch(/hub_waiting_bytes \d/);
    for (const { socket } of deaf) socket.destroy();
    await Promise.all(readers.map((reader) => reader.stop()));
  });

  it('nor acknowledges must reconnect when the buffer of its connection is full', async () => {
    const { connectionToken } = await negotiate(node.origin, 'negotiateVersion=1&useStatefulReconnect=true');
    const { messages, closed } = await open({
      token: connectionToken,
      first: '{"protocol":"json","version":2}\u001e',
    });
    await expect.poll(() => messages.length).toBeGreaterThan(0);
    await addNotice(database, { kind: 'prediction_joined', payload: large });
    await closed;
    expect(messages.at(-1)).toEqual({ type: 7, allowReconnect: true });
  });
});

describe('[HUB-01] a stateful client', () => {
  it('can resume with its next socket within its time', async () => {
    setLimits({ resumeMs: 200 });
    const { connectionToken: token } = await negotiate(
      node.origin,
      'negotiateVersion=1&useStatefulReconnect=true',
    );
    const first = await open({ token, first: '{"protocol":"json","version":2}\u001e' });
    await expect.poll(() => first.messages.length).toBeGreaterThan(0);
    const second = await open({ token, first: '{"type":9,"sequenceId":1}\u001e' });
    expect([second.status, await first.closed]).toEqual([101, 1006]);
    await expect.poll(() => second.messages[0]).toMatchObject({ type: 9, sequenceId: 1 });
    second.socket.terminate();
    await second.closed;
    expect(node.hub.state.connections.size).toBe(1);
    await expect.poll(() => node.hub.state.connections.size).toBe(0);
    expect((await open({ token })).status).toBe(404);
  });

  it.each(['{"type":9,"sequenceId":2}', '{"type":8,"sequenceId":99}'])(
    'is disconnected when it counts wrong: %s',
    async (message) => {
      const { connectionToken: token } = await negotiate(
        node.origin,
        'negotiateVersion=1&useStatefulReconnect=true',
      );
      const { messages, closed } = await open({
        token,
        first: `{"protocol":"json","version":2}\u001e${message}\u001e`,
      });
      await closed;
      expect(messages.at(-1)).toMatchObject({ type: 7, error: expect.any(String) });
    },
  );
});

it('[HUB-01] ignores another upgrade, and answers one elsewhere as any request', async () => {
  expect((await openSocket(`${node.origin}/exchange`)).status).toBe(404);
  expect((await fetch(`${node.origin}/stocks`)).status).toBe(404);
  const socket = connect(node.port, '127.0.0.1').on('error', () => undefined);
  socket.write(
    'POST /stocks/negotiate HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  );
  const [bytes] = await once(socket, 'data');
  expect(String(bytes)).toMatch(/^HTTP\/1.1 200/);
  socket.destroy();
});

it('[HUB-01] neither tokens nor anything else of a query are logged', async () => {
  const lines: string[] = [];
  const logger = pino({ ...loggerOptions, level: 'trace' }, { write: (line) => void lines.push(line) });
  const talkative = await startHubNode(database.url, { logger });
  const { connectionToken } = await negotiate(talkative.origin, 'negotiateVersion=1&secret=1');
  const token = `${connectionToken}&access_token=${'s'.repeat(43)}`;
  const { socket, messages } = await openSocket(talkative.origin, { token, first: handshake });
  await expect.poll(() => messages[0]).toEqual({});
  await openSocket(talkative.origin, { token });
  socket.terminate();
  await talkative.stop();
  const log = lines.join('');
  expect(log).toContain('"route":"/stocks"');
  for (const secret of [connectionToken, 'sss', 'secret']) expect(log).not.toContain(secret);
});

it('[HUB-03] [OPS-03] given intentionally refused clients, then each is counted by its reason, and none is an error in the log', async () => {
  const lines: string[] = [];
  const logger = pino({ ...loggerOptions, level: 'warn' }, { write: (line) => void lines.push(line) });
  const limits = { sweepMs: 20, connectionsPerAddress: 1, messageBurst: 20, handshakeMs: 800 };
  const settings = { HUB_CONNECTS_PER_MINUTE: '20' };
  const strict = await startHubNode(database.url, { logger, limits, settings });
  const { state } = strict.hub;
  const openStrict = (options: Parameters<typeof openSocket>[1] = {}) => openSocket(strict.origin, options);
  await openStrict({ headers: { origin: 'https://evil.example' } });
  await openStrict({ token: 'forged' });
  await (
    await openStrict({ first: '{\u001e' })
  ).closed;
  await (
    await openStrict({ first: handshake + '{"type":6}\u001e'.repeat(30) })
  ).closed;
  const late = await openStrict();
  await openStrict();
  await late.closed;
  Object.assign(state.limits, { connections: 0 });
  await openStrict();
  state.phase = 'deaf';
  await openStrict();
  for (let count = 0; count <= 20; count += 1) {
    await fetch(`${strict.origin}/stocks/negotiate`, { method: 'POST' });
  }
  const { values } = await state.metrics.refused.get();
  const counted = Object.fromEntries(values.map(({ labels, value }) => [labels.reason, value]));
  const each = { origin: 1, token: 1, protocol: 1, messages: 1, address: 1, handshake: 1, full: 1 };
  expect(counted).toMatchObject({ ...each, unavailable: expect.any(Number), rate: expect.any(Number) });
  expect(lines).toEqual([]);
  await strict.stop();
});

it.each([
  ['GET /stocks?id=unknown', '404'],
  ['GET /livez', '200'],
])(
  '[HUB-03] given a refused client of another protocol, when it never disconnects, then it is disconnected: %s',
  async (line, status) => {
    const arrival = once(node.app.server, 'connection');
    const socket = connect({ port: node.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    const [peer] = await arrival;
    socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    const [bytes] = await once(socket, 'data');
    expect(String(bytes).split(' ')[1]).toBe(status);
    await expect.poll(() => peer.destroyed).toBe(true);
    socket.destroy();
  },
);
