import { createServer, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { observer } from './observer.ts';

const observerPath = '/engine-observer.js';
const faultPath = '/engine-fault';
/** The report path of the product's policy. */
const reportPath = '/csp-report';

export type ObservedSite = Awaited<ReturnType<typeof observeSite>>;

/**
 * Serves the site through a proxy. Its pages load an additional script that reports errors. So faults reach the test
 * in every engine the same way, also those of a page that is left. The policy is the site's own, and its reports pass
 * through this proxy.
 */
export async function observeSite(target: string) {
  const faults: string[] = [];
  const server = createServer((request, response) => void answer(request, response));
  server.on('upgrade', (request, socket, head) => connect(target, request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    if (path === observerPath)
      return void response
        .setHeader('content-type', 'text/javascript')
        .end(`(${observer.toString()})('${faultPath}')`);
    if (path !== faultPath && path !== reportPath) return forward(target, request, response, faults);
    faults.push(path === reportPath ? `policy: ${await text(request)}` : await text(request));
    response.writeHead(204).end();
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** Returns the faults since the last call. */
    takeFaults: (): string[] => faults.splice(0),
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sets the headers of a request that comes from the site itself. */
function toOptions(target: string, { method, headers }: IncomingMessage) {
  const { host, origin } = new URL(target);
  const own = { host, 'accept-encoding': 'identity', ...(headers.origin !== undefined && { origin }) };
  return { method, headers: { ...headers, ...own } };
}

function forward(target: string, request: IncomingMessage, response: ServerResponse, faults: string[]): void {
  const upstream = sendRequest(target + request.url, toOptions(target, request), (answer) => {
    const { statusCode = 502, headers } = answer;
    if (statusCode >= 400) faults.push(`answer ${statusCode}: ${request.method} ${request.url}`);
    if (headers['content-type']?.startsWith('text/html') === true) void addObserver(answer, response);
    else answer.pipe(response.writeHead(statusCode, headers));
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

function connect(target: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const upstream = sendRequest(target + request.url, toOptions(target, request));
  upstream.on('upgrade', ({ statusCode, statusMessage, rawHeaders }, peer, first) => {
    const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
    for (let index = 0; index < rawHeaders.length; index += 2)
      lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    peer.unshift(first);
    socket.unshift(head);
    peer.pipe(socket).pipe(peer);
    peer.on('error', () => socket.destroy());
    socket.on('error', () => peer.destroy());
  });
  upstream.on('error', () => socket.destroy());
  upstream.on('response', () => socket.destroy());
  upstream.end();
}
