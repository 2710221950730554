import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { resolvePublic } from './resolve-public.ts';

const timeLimitMs = 5_000;
const redirectLimit = 3;
/** Size limit of a download: a list, or a picture of one. */
const byteLimit = 1024 * 1024;

export type DownloadOptions = {
  /** What the answer shall be, for the server's choice alone. */
  accept: string;
  /** Whether an address may lie on this machine and its network; only tests allow any. */
  isAllowed: (url: URL) => boolean;
};

/** The bytes at an untrusted http(s) address: size, time and redirects are bounded, and each hop is checked. */
export async function download(address: string, options: DownloadOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeLimitMs);
  let url = new URL(address);
  for (let hop = 0; hop <= redirectLimit; hop += 1) {
    const response = await open(url, signal, options);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return readBytes(response);
    response.destroy();
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined)
      throw new Error(`answered ${statusCode}`);
    url = new URL(headers.location, url);
  }
  throw new Error('redirects too often');
}

async function open(
  url: URL,
  signal: AbortSignal,
  { accept, isAllowed }: DownloadOptions,
): Promise<IncomingMessage> {
  if (!/^https?:$/.test(url.protocol)) throw new Error('leaves http');
  if (url.username !== '' || url.password !== '') throw new Error('carries credentials');
  const pinned = isAllowed(url) ? undefined : pinLookup(await resolvePublic(url, signal));
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(url, {
    agent: false,
    signal,
    headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'tradewind-token-list' },
    ...(pinned && { lookup: pinned }),
  })
    .on('response', resolve)
    .on('error', reject)
    .end();
  return promise;
}

/** Connects to the checked addresses, whatever the name resolves to a moment later. */
function pinLookup(found: Awaited<ReturnType<typeof resolvePublic>>): LookupFunction {
  const [first] = found;
  return (_hostname, options, callback) => {
    if (options.all === true) callback(null, found);
    else callback(null, first?.address ?? '', first?.family);
  };
}

async function readBytes(response: IncomingMessage): Promise<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw new Error(`comes as ${encoding}`);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    // Leaving the loop closes the connection.
    if (size > byteLimit) throw new Error('is larger than 1 MB');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
