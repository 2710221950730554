import {
  Agent,
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect as connectSocket } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { observer } from './observer.ts';

/** A document of every site that runs nothing. */
export const observerPath = '/engine-observer.js';
const faultPath = '/engine-fault';
/** The CSP report path of the product. */
const cspReportPath = '/csp-report';
/** All servers of a run; the proxy answers no other host, so a browser's own requests reach nothing. */
const host = '127.0.0.1';
/** A kept connection can end just as a request is sent on it; a browser would see a page that fails to load. */
const agent = new Agent({ keepAlive: false });

export type ObservedSites = Awaited<ReturnType<typeof observeSites>>;

/**
 * A proxy between a browser and the sites of the run. Their pages load an additional script that reports errors. So
 * faults reach the test in every engine the same way, also those of a page that is left. Addresses and policy are the
 * sites' own, and the reports of the policy pass through this proxy.
 */
export async function observeSites() {
  const faults: string[] = [];
  const sockets = new Set<Duplex>();
  const server = createServer((request, response) => void answer(request, response));
  const keep = (socket: Duplex) => sockets.add(socket.on('close', () => sockets.delete(socket)));
  // Firefox opens a tunnel for a websocket; WebKit sends its request to the proxy.
  server.on('connect', ({ url = '' }, socket, head) => {
    keep(socket);
    join(new URL(`http://${url}`), socket, (peer) => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      peer.write(head);
    });
  });
  server.on('upgrade', (request, socket, head) => {
    keep(socket);
    join(new URL(request.url ?? ''), socket, (peer) => {
      peer.write(toText(request));
      peer.write(head);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { hostname, pathname } = new URL(request.url ?? '', `http://${host}`);
    if (hostname !== host) return void response.destroy();
    if (pathname === observerPath)
      return void response
        .setHeader('content-type', 'text/javascript')
        .end(`(${observer.toString()})('${faultPath}')`);
    if (pathname !== faultPath && pathname !== cspReportPath) return forward(request, response, faults);
    faults.push(pathname === cspReportPath ? `policy: ${await text(request)}` : await text(request));
    response.writeHead(204).end();
  }

  return {
    host,
    port,
    /** Returns the faults since the last call. */
    takeFaults: (): string[] => faults.splice(0),
    async stop(): Promise<void> {
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(request: IncomingMessage, response: ServerResponse, faults: string[]): void {
  const { url = '', method, headers } = request;
  const options = { agent, method, headers: { ...headers, 'accept-encoding': 'identity' } };
  const upstream = sendRequest(url, options, (answer) => {
    const { statusCode = 502, headers: answered } = answer;
    if (statusCode >= 400) faults.push(`answer ${statusCode}: ${method} ${url}`);
    if (answered['content-type']?.startsWith('text/html') === true) void addObserver(answer, response);
    else answer.pipe(response.writeHead(statusCode, answered));
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

async function addObserver(page: IncomingMessage, response: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = page.headers;
  const html = (await text(page)).replace('<head>', `<head><script src="${observerPath}"></script>`);
  response.writeHead(page.statusCode ?? 200, headers).end(html);
}

/** Writes a request as its server receives it: with a path in place of the address. */
function toText({ url = '', rawHeaders }: IncomingMessage): string {
  const { pathname, search } = new URL(url);
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
  );
  return [`GET ${pathname}${search} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

/** Joins a browser's websocket to its server. */
function join({ hostname, port }: URL, socket: Duplex, begin: (peer: Duplex) => void): void {
  if (hostname !== host) return void socket.destroy();
  const peer = connectSocket(Number(port), host, () => {
    begin(peer);
    peer.pipe(socket).pipe(peer);
  });
  peer.on('error', () => socket.destroy());
  socket.on('error', () => peer.destroy());
  socket.on('close', () => peer.destroy());
}
