import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { ApiConfig } from '../config.ts';

/**
 * The credential of a request: a header that only our own clients can set, or a cookie that the browser adds by
 * itself.
 */
export type Credential = { kind: 'header' | 'cookie'; tokenHash: `0x${string}` };

const tokenPattern = /^[\w-]{43}$/;

/** 256 random bits, of which only `hashToken` is ever stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): `0x${string}` {
  return `0x${createHash('sha256').update(token).digest('hex')}`;
}

/** The name of our cookie: browsers accept `__Host-…` only from https, and only for the host that set it. */
export function toCookieName(name: string, { isSecure }: ApiConfig['site']): string {
  return isSecure ? `__Host-${name}` : name;
}

/** `Authorization: Bearer …`, or without that header the session's cookie. A malformed token counts as none. */
export function findCredential(
  headers: IncomingHttpHeaders,
  site: ApiConfig['site'],
): Credential | undefined {
  const { authorization } = headers;
  if (authorization !== undefined) return toCredential('header', /^Bearer (\S+)$/i.exec(authorization)?.[1]);
  return toCredential('cookie', findCookie(headers, toCookieName('session', site)));
}

export function toCredential(kind: Credential['kind'], token: string | undefined): Credential | undefined {
  return token !== undefined && tokenPattern.test(token) ? { kind, tokenHash: hashToken(token) } : undefined;
}

/** The token in our cookie; two of the same name count as none. */
export function findCookie({ cookie = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const [value, ...others] = cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return value !== undefined && others.length === 0 && tokenPattern.test(value) ? value : undefined;
}
