import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The numeric addresses of a URL's host; throws when one of them is not of the open internet, so a name cannot hide it among others. */
export async function resolvePublic(url: URL, signal: AbortSignal): Promise<LookupAddress[]> {
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
