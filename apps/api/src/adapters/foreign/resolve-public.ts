import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The ports of the web; `URL` omits the default port of the protocol. */
const openPorts = new Set(['', '80', '443']);

/**
 * The numeric addresses of a URL's host. Throws when one of them is not public, so a name cannot hide it among
 * others. Also throws for other ports than 80 and 443.
 */
export async function resolvePublic(url: URL, signal: AbortSignal): Promise<LookupAddress[]> {
  if (!openPorts.has(url.port)) throw new Error(`port ${url.port} is not one of the web`);
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  const found = await resolve(host, signal);
  if (found.length === 0 || !found.every(({ address }) => isPublicAddress(address)))
    throw new Error(`${host} is not on the open internet`);
  return found;
}

async function resolve(host: string, signal: AbortSignal): Promise<LookupAddress[]> {
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([lookup(host, { all: true }), aborted]);
}
