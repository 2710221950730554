import { AppError } from '../http/app-error.ts';
import type { SessionRequest, SiteDeps } from './find-session.ts';

/** Whether an `Origin` header is our own page's; a missing one is not. */
export function isOwnOrigin({ config }: SiteDeps, origin: string | undefined): boolean {
  return origin !== undefined && config.site.origins.includes(origin);
}

/** Types of bodies that a page of another site can't send without permission: none is of the CORS safelist. */
const guardedType = /^(?:application\/json|application\/octet-stream|text\/csv)\s*(?:;|$)/i;

/**
 * Refuses a write that another site could make a browser send: a foreign or missing origin, and any body but
 * JSON, CSV and plain bytes.
 */
export function assertOwnWrite(deps: SiteDeps, { headers }: SessionRequest): void {
  if (!isOwnOrigin(deps, headers.origin)) throw new AppError('FOREIGN_ORIGIN');
  if (!guardedType.test(headers['content-type'] ?? '')) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
}
