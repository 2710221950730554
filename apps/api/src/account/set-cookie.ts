import type { FastifyReply } from 'fastify';
import type { ApiDeps } from '../deps.ts';
import { toCookieName } from '../session/credential.ts';

export type Cookie = { name: 'session' | 'sign-in'; value: string; maxAgeSeconds: number };

/** Sets a cookie that scripts and other sites cannot use; an age of 0 removes it. */
export function setCookie(
  { config: { site } }: Pick<ApiDeps, 'config'>,
  reply: FastifyReply,
  { name, value, maxAgeSeconds }: Cookie,
): void {
  const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Strict'];
  if (site.isSecure) attributes.push('Secure');
  reply.header('set-cookie', [`${toCookieName(name, site)}=${value}`, ...attributes].join('; '));
}
