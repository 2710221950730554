import { projectListSchema } from '@tradewind/schema/launchpad/project';
import type { Address } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';

/** A read of the API that has a body. */
export const readTimeoutMs = 3_000;

/** Projects with a sale that is announced, open, or not settled. */
export function fetchOpenProjects(signal: AbortSignal) {
  return fetchFromApi({
    chain: null,
    path: '/launchpad/open_idos',
    schema: projectListSchema,
    body: {},
    signal,
    timeoutMs: readTimeoutMs,
  });
}

/** Projects of a page. */
export const pageSize = 20;

export interface PageRequest {
  /** A part of a name or of a symbol. */
  readonly search: string;
  /** `created` of the last project of the page before; null for the first one. */
  readonly lastTime: number | null;
  /** Only the projects that it joined, with its amounts. */
  readonly account?: Address;
}

/** A page of the ended projects, or of those that an account joined; the newest first. */
export function fetchProjectPage({ search, lastTime, account }: PageRequest, signal: AbortSignal) {
  return fetchFromApi({
    chain: null,
    path: account === undefined ? '/launchpad/ended_idos' : '/launchpad/joined_idos',
    schema: projectListSchema,
    body: { category: '', symbol: search, lastTime, ...(account !== undefined && { address: account }) },
    signal,
    timeoutMs: readTimeoutMs,
  });
}
