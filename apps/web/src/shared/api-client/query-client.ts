import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const freshMs = 10_000;
const retryLimit = 2;

/** Defaults of every read: fresh for ten seconds, tried again only when the same call may succeed later. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // The chain and the API may be on this machine: the browser's idea of being online says nothing about them.
        networkMode: 'always',
        retry: (failures, error) =>
          failures < retryLimit && (!(error instanceof ApiError) || error.isRetryable),
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 10_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
