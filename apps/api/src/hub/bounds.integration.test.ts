import { once } from 'node:events';
import { connect } from 'node:net';
import { createTestDatabase } from '@tradewind/db/test-database';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { handshake, negotiate, openSocket } from '../../test/bare-socket.ts';
import { addNotice, collect, createHubClient } from '../../test/hub-client.ts';
import { type HubNode, startHubNode } from '../../test/start-hub-node.ts';
import { loggerOptions } from '../logger.ts';
import { dropAll } from './close-all.ts';
import { hubLimits, type HubLimits } from './limits.ts';

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
  it('offers what was asked for, and nothing else', async () => {
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

  it('takes a client that skips it', async () => {
    const { messages, socket } = await open({ first: handshake });
    await expect.poll(() => messages).toEqual([{}]);
    socket.terminate();
  });
});

describe('[HUB-01] another site', () => {
  const foreign = { origin: 'https://evil.example' };

  it('opens no connection with its visitors’ cookies', async () => {
    expect((await open({ headers: foreign })).status).toBe(403);
    expect((await open({ headers: { origin: 'null' } })).status).toBe(403);
    const answer = await fetch(`${node.origin}/stocks/negotiate`, { method: 'POST', headers: foreign });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is told from our own page', async () => {
    const [origin = ''] = node.deps.config.site.origins;
    const { status, socket } = await open({ headers: { origin } });
    expect(status).toBe(101);
    socket.terminate();
  });
});

describe('[HUB-01] who breaks the protocol is told so and let go', () => {
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

  it('but a type of a later protocol is passed over', async () => {
    const call = '{"type":1,"invocationId":"1","target":"unsubscribe","arguments":[[]],"headers":{"a":"b"}}';
    const { messages, socket } = await open({ first: `${handshake}{"type":99}\u001e${call}\u001e` });
    await expect.poll(() => messages.length).toBe(2);
    expect(messages[1]).toEqual({ type: 3, invocationId: '1', result: ['prediction', 'launchpad'] });
    socket.terminate();
  });

  it('so is who sends bytes, or a message that is too large', async () => {
    const bytes = await open({ first: handshake });
    bytes.socket.send(Buffer.from('x'));
    expect(await bytes.closed).toBe(1000);
    expect(bytes.messages.at(-1)).toEqual({ type: 7, error: 'Messages are text.' });
    const large = await open({ first: handshake });
    large.socket.send(`"${'x'.repeat(hubLimits.messageBytes)}"`);
    expect(await large.closed).toBe(1009);
  });
});

describe('[HUB-03] what one client may cost', () => {
  it('time to shake hands', async () => {
    setLimits({ handshakeMs: 30 });
    const { messages, closed } = await open();
    await closed;
    expect(messages).toEqual([{ type: 7, error: 'There was no handshake in time.' }]);
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

  it('pings of the socket itself', async () => {
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

  it('connections of one IPv6 network, whose every address is its owner’s', async () => {
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
    expect(await client.invoke('subscribe', heads(1, 30))).toHaveLength(30);
    await expect(client.invoke('subscribe', heads(31, 1))).rejects.toThrow('Too many topics.');
    await expect(client.invoke('subscribe', heads(1, 33))).rejects.toThrow('must be a list of topics');
    await expect(client.invoke('subscribe', ['head:x'])).rejects.toThrow('must be a list of topics');
    await client.stop();
    await expect.poll(() => node.hub.state.topics.members.size).toBe(0);
  });
});

/** A client that shakes hands and then never reads. */
async function openDeaf(query = '') {
  const socket = connect(node.port, '127.0.0.1');
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  socket.write(
    `GET /stocks${query} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.pause();
  const text = Buffer.from(handshake);
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
  socket.on('error', () => undefined);
  await expect.poll(() => [...node.hub.state.connections.values()].at(-1)?.phase).toBe('open');
  const [connection] = [...node.hub.state.connections.values()].slice(-1);
  return { socket, connection: connection! };
}

describe('[HUB-03] a client that does not read', () => {
  const large = { text: 'x'.repeat(100_000) };

  it('goes without events that newer ones replace, and gets the newest when it reads again', async () => {
    setLimits({ dropBytes: 1e9 });
    const { socket, connection } = await openDeaf();
    const skip = async () => addNotice(database, { kind: 'prediction_live', payload: large });
    while (connection.skipped.size === 0) await skip();
    expect(connection.link?.bufferedBytes()).toBeLessThan(hubLimits.skipBytes + 101_000);
    const newest = await addNotice(database, { kind: 'prediction_live', payload: { text: 'newest' } });
    let read = '';
    socket.on('data', (bytes: Buffer) => (read += bytes.toString('latin1')));
    socket.resume();
    await expect.poll(() => read, { timeout: 5000 }).toContain(`"sequence":${newest},`);
    expect(connection.skipped.size).toBe(0);
    socket.destroy();
  });

  it('is let go before it costs much, while others lose nothing', async () => {
    const client = createHubClient(node.origin);
    const heard = collect(client, 'prediction_joined');
    await client.start();
    const { socket, connection } = await openDeaf();
    let most = 0;
    let count = 0;
    while (connection.phase !== 'closed') {
      await addNotice(database, { kind: 'prediction_joined', payload: large });
      await heard.reach((count += 1));
      most = Math.max(most, connection.link?.bufferedBytes() ?? 0);
    }
    expect(most).toBeGreaterThan(hubLimits.skipBytes);
    expect(most).toBeLessThan(hubLimits.dropBytes + 101_000);
    expect(await node.deps.metrics.registry.metrics()).toContain('ws_dropped_slow_total{what="client"}');
    socket.destroy();
    await client.stop();
  });

  it('nor acknowledges is asked to come back when the memory of its connection is full', async () => {
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
  it('is waited for, and replaced by its next socket, for the time that it has', async () => {
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
    'is let go when it counts wrong: %s',
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

it('[HUB-01] another upgrade is ignored, and one elsewhere answered as any request', async () => {
  expect((await openSocket(`${node.origin}/exchange`)).status).toBe(404);
  expect((await fetch(`${node.origin}/stocks`)).status).toBe(404);
  const socket = connect(node.port, '127.0.0.1');
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

it.each([
  ['GET /stocks?id=unknown', '404'],
  ['GET /livez', '200'],
])(
  '[HUB-03] who asks for another protocol and is refused is let go, though it never hangs up: %s',
  async (line, status) => {
    const arrival = once(node.app.server, 'connection');
    const socket = connect({ port: node.port, host: '127.0.0.1', allowHalfOpen: true });
    const [peer] = await arrival;
    socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    const [bytes] = await once(socket, 'data');
    expect(String(bytes).split(' ')[1]).toBe(status);
    await expect.poll(() => peer.destroyed).toBe(true);
    socket.destroy();
  },
);
