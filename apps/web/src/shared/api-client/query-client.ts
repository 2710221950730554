import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const freshMs = 10_000;
const retryLimit = 2;

/** Defaults of every read: fresh for ten seconds, retried only when the same call may succeed soon. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        // The chain and the API may be on this machine, so the browser's online state does not matter.
        networkMode: 'always',
        retry: (failures, error) => failures < retryLimit && mayAnswerSoon(error),
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 10_000),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** No retry after a timeout: the user would wait three times as long for the error. */
function mayAnswerSoon(error: Error): boolean {
  return !(error instanceof ApiError) || (error.isRetryable && error.code !== 'TIMEOUT');
}
