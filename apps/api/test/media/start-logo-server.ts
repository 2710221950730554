import { createServer, type Server, type ServerResponse } from 'node:http';
import { findPort } from '../find-port.ts';
import { createPixelFlood, drawPicture, svgPicture } from './pictures.ts';

/** The address of the token whose logo is at a path: it has the path in its digits. */
export const toTokenAddress = (path: string): string =>
  `0x${Buffer.from(path).toString('hex').padEnd(40, '0').slice(0, 40)}`;

const chainId = 56;
/** Logos at addresses that are never reached; `/x` is a path of the server itself. */
export const closedAddresses = {
  metadata: 'http://169.254.169.254/latest/meta-data',
  six: 'http://[::1]:80/logo.png',
  file: 'file:///etc/passwd',
  data: 'data:image/png;base64,iVBORw0KGgo=',
  credentials: 'http://user:secret@127.0.0.1/logo.png',
} as const;

/**
 * A token list with the logos of strangers, and the server of both. `isPrivateReached` is about a second server of this
 * machine that nobody may reach.
 */
export async function startLogoServer() {
  const requests: string[] = [];
  let reached = 0;
  const hidden = createServer((_request, response) => {
    reached += 1;
    response.end();
  });
  const privateOrigin = await listen(hidden);
  const paths = await createPaths(privateOrigin);
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const answer = paths[path];
    if (path === '/list') response.end(JSON.stringify(createList(origin, privateOrigin)));
    else if (answer) answer(response);
    else response.writeHead(404).end();
  });
  const origin = await listen(server);
  const stop = () => {
    for (const one of [server, hidden]) {
      one.closeAllConnections();
      one.close();
    }
  };
  const isPrivateReached = () => reached > 0;
  return { origin, host: new URL(origin).host, requests, isPrivateReached, stop };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${findPort(server)}`;
}

type Answer = (response: ServerResponse) => unknown;

const picture =
  (bytes: Buffer, type: string): Answer =>
  (response) =>
    response.writeHead(200, { 'content-type': type }).end(bytes);
const redirect =
  (location: string): Answer =>
  (response) =>
    response.writeHead(302, { location }).end();

/** What the server does, by path. */
async function createPaths(privateOrigin: string): Promise<Record<string, Answer>> {
  const png = await drawPicture('png');
  return {
    '/png': picture(png, 'image/png'),
    '/jpeg': picture(await drawPicture('jpeg'), 'text/html'),
    '/gif': picture(await drawPicture('gif'), 'image/gif'),
    '/webp': picture(await drawPicture('webp'), 'image/webp'),
    '/slow': (response) => setTimeout(() => response.end(png), 300),
    '/moved': redirect('/png'),
    '/ipfs/QmLogo': picture(png, 'image/png'),
    '/svg': picture(svgPicture, 'image/svg+xml'),
    '/svg.png': picture(svgPicture, 'image/png'),
    '/html': picture(Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png'),
    '/tiff': picture(await drawPicture('tiff'), 'image/tiff'),
    '/flood': picture(createPixelFlood(9000), 'image/png'),
    '/huge': picture(Buffer.alloc(1024 * 1024 + 1, png), 'image/png'),
    '/cut': picture(png.subarray(0, png.length - 20), 'image/png'),
    '/short': (response) =>
      response.writeHead(200, { 'content-length': 9999 }).write(png, () => response.destroy()),
    '/empty': picture(Buffer.alloc(0), 'image/png'),
    '/packed': (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(png),
    '/inside': redirect(`${privateOrigin}/logo.png`),
    '/round': redirect('/round'),
    '/silent': () => undefined,
    '/drip': (response) => drip(response),
    '/endless': (response) => drip(response, Buffer.alloc(65_536), 1),
  };
}

/** Sends without an end. */
function drip(response: ServerResponse, bytes = Buffer.from('89504e470d0a1a0a', 'hex'), everyMs = 200): void {
  const timer = setInterval(() => response.write(bytes), everyMs);
  response.on('close', () => clearInterval(timer));
}

export const goodPaths = ['/png', '/jpeg', '/gif', '/webp', '/moved'];
/** Answered with an error soon. */
export const badPaths = [
  '/svg',
  '/svg.png',
  '/html',
  '/tiff',
  '/flood',
  '/huge',
  '/cut',
  '/short',
  '/empty',
  '/packed',
  '/inside',
  '/round',
  '/absent',
  '/endless',
];
/** Answered when the time of a download is over. */
export const silentPaths = ['/silent', '/drip'];

function createList(origin: string, privateOrigin: string) {
  const own = [...goodPaths, '/slow', ...badPaths, ...silentPaths].map((path) => [path, origin + path]);
  const closed = Object.entries({
    ...closedAddresses,
    private: `${privateOrigin}/logo.png`,
    ipfs: 'ipfs://QmLogo',
  });
  return {
    name: 'Strangers',
    timestamp: '2026-01-02T03:04:05+00:00',
    version: { major: 1, minor: 0, patch: 0 },
    tokens: [...own, ...closed].map(([name = '', logoURI]) => ({
      chainId,
      address: toTokenAddress(name),
      symbol: 'SYM',
      name: 'Token',
      decimals: 18,
      logoURI,
    })),
  };
}
