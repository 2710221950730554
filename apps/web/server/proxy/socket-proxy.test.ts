import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import { connect as connectSocket } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shutDown } from '../shut-down.ts';
import { close, listen, startTestServer } from '../test/start-server.ts';

type Hub = {
  id: string;
  server: Server;
  url: string;
  joined: { request: IncomingMessage; socket: Duplex }[];
};

let hubs: Hub[] = [];
let web: Awaited<ReturnType<typeof startTestServer>>;

/** A minimal hub: it names its id, echoes everything and refuses connection ids that it did not issue. */
async function startHub(id: string): Promise<Hub> {
  const joined: Hub['joined'] = [];
  const server = createServer((request, response) => {
    response.end(
      JSON.stringify({ path: request.url, connectionToken: `${id}.rest`, headers: request.headers }),
    );
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    if (request.url?.includes('unknown'))
      return void socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\nno');
    joined.push({ request, socket });
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nx-hub: ${id}\r\n\r\n`,
    );
    return void socket.pipe(socket);
  });
  return { id, server, url: await listen(server), joined };
}

beforeEach(async () => {
  hubs = [await startHub('a'), await startHub('b')];
  web = await startTestServer((_request, response) => void response.end(), {
    API_URL: hubs.map(({ url }) => url).join(','),
    WEB_MAX_SOCKETS: '2',
  });
});
afterEach(async () => {
  await web.stop();
  for (const { server } of hubs) await close(server);
});

const websocket = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };

/** The answer to an upgrade request, and the open connection where it was granted. */
async function connect(path: string, headers: Record<string, string> = {}) {
  const request = httpRequest(web.url + path, { headers: { ...websocket, ...headers } }).end();
  return new Promise<{ answer: IncomingMessage; socket: Duplex | undefined }>((resolve, reject) => {
    request.on('error', reject);
    request.on('upgrade', (answer, socket: Duplex) => resolve({ answer, socket }));
    request.on('response', (answer) => resolve({ answer, socket: undefined }));
  });
}

/** A client that reads the answer and its end but does not end its own side. */
async function stay(path: string) {
  const { hostname, port } = new URL(web.url);
  const socket = connectSocket({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.on('error', () => undefined);
  const lines = Object.entries(websocket).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n${lines.join('')}\r\n`);
  await once(socket.resume(), 'end');
  return socket;
}

const countOpen = () =>
  new Promise<number>((resolve) => web.server.getConnections((_error, count) => resolve(count)));

const negotiate = async () =>
  (await fetch(`${web.url}/stocks/negotiate?negotiateVersion=1`, { method: 'POST' })).json();

describe('hub proxy', () => {
  it('[HUB-01] forwards a negotiation unchanged', async () => {
    const answer = await negotiate();
    expect(answer.path).toBe('/stocks/negotiate?negotiateVersion=1');
    expect(answer.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('[HUB-01] joins a websocket with the hub, bytes unchanged, and sends the client’s address', async () => {
    const headers = {
      origin: 'https://site.example',
      cookie: '__Host-session=1',
      'x-forwarded-for': '1.2.3.4',
      'content-length': '5',
    };
    const { answer, socket } = await connect('/stocks?id=x', headers);
    expect(answer.statusCode).toBe(101);
    const hub = hubs.find(({ joined }) => joined.length > 0)!;
    expect(hub.joined[0]!.request.url).toBe('/stocks?id=x');
    expect(hub.joined[0]!.request.headers).toMatchObject({
      origin: 'https://site.example',
      cookie: '__Host-session=1',
      'x-forwarded-for': '127.0.0.1',
      'sec-websocket-version': '13',
    });
    expect(hub.joined[0]!.request.headers['content-length']).toBeUndefined();
    const bytes = Buffer.from([0, 0x1e, 255, 13, 10]);
    socket!.write(bytes);
    expect((await once(socket!, 'data'))[0]).toEqual(bytes);
    socket!.destroy();
    await once(hub.joined[0]!.socket, 'close');
  });

  it('[HUB-01] routes a websocket to the hub that issued its token, and to another when that one is gone', async () => {
    const ids = [await negotiate(), await negotiate()].map(({ connectionToken }) => connectionToken);
    expect(new Set(ids)).toEqual(new Set(['a.rest', 'b.rest']));
    for (const id of ['a', 'a', 'b', 'b']) {
      const { answer, socket } = await connect(`/stocks?id=${id}.rest`);
      expect(answer.headers['x-hub']).toBe(id);
      socket!.destroy();
    }
    await close(hubs[0]!.server);
    const { answer, socket } = await connect('/stocks?id=a.rest');
    expect(answer.headers['x-hub']).toBe('b');
    socket!.destroy();
  });

  it('[HUB-01] passes on the refusal of a hub, and answers by itself when there is no hub', async () => {
    expect((await connect('/stocks?id=unknown')).answer.statusCode).toBe(404);
    for (const { server } of hubs) await close(server);
    const { answer } = await connect('/stocks?id=secret-token');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      503,
      'application/json; charset=utf-8',
    ]);
    expect(web.lines.join()).not.toContain('secret-token');
  });

  it('[HUB-01] ends the websocket when its hub stops', async () => {
    const { socket } = await connect('/stocks');
    const ended = once(socket!.resume(), 'end');
    for (const { joined } of hubs) for (const { socket: peer } of joined) peer.destroy();
    await ended;
  });

  it('[OPS-03] ends open websockets when the server stops', async () => {
    const { socket } = await connect('/stocks');
    const ended = once(socket!.resume(), 'end');
    const closing = shutDown(web, web.lifecycle);
    await ended;
    await closing;
    const peers = hubs.flatMap(({ joined }) => joined.map(({ socket: peer }) => peer));
    expect(peers).toHaveLength(1);
    await expect.poll(() => peers[0]?.closed).toBe(true);
  });

  it('[HUB-01] holds no more websockets than its limit', async () => {
    const open = await Promise.all(['/stocks', '/stocks', '/stocks'].map((path) => connect(path)));
    const granted = open.filter(({ socket }) => socket !== undefined);
    expect([granted.length, open.find(({ socket }) => !socket)?.answer.statusCode]).toEqual([2, 503]);
    for (const { socket } of granted) {
      socket!.destroy();
      await expect.poll(async () => (await connect('/stocks')).answer.statusCode).toBe(101);
    }
  });

  it('[HUB-03] closes refused connections, though the clients never end their side', async () => {
    const refused = [await stay('/stocks?id=unknown'), await stay('/stocks?id=unknown')];
    await expect.poll(countOpen).toBe(0);
    const open = [await connect('/stocks'), await connect('/stocks')];
    expect(open.map(({ answer }) => answer.statusCode)).toEqual([101, 101]);
    refused.push(await stay('/stocks'));
    await expect.poll(countOpen).toBe(2);
    for (const { socket } of open) socket!.destroy();
    for (const socket of refused) socket.destroy();
  });

  it('[HUB-01] has no websocket on other paths', async () => {
    expect((await connect('/swap')).answer.statusCode).toBe(200);
    expect((await connect('/api/stocks')).answer.statusCode).toBe(200);
    expect(hubs.every(({ joined }) => joined.length === 0)).toBe(true);
  });
});
