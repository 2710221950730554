import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

async function countTries(error: Error): Promise<number> {
  let tries = 0;
  const queryFn = () => {
    tries += 1;
    return Promise.reject(error);
  };
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryDelay: 0 } });
  const observer = new QueryObserver(queries, { queryKey: ['a'], queryFn });
  await new Promise<void>((resolve) => observer.subscribe(({ isError }) => isError && resolve()));
  return tries;
}

it('[SHELL-09] given an API that hangs, when it is read, then there is no retry', async () => {
  expect(await countTries(new ApiError({ code: 'TIMEOUT', status: 0 }))).toBe(1);
});

it('[SHELL-09] given an unreachable API, when it is read, then there are two retries', async () => {
  expect(await countTries(new ApiError({ code: 'UNREACHABLE', status: 0 }))).toBe(3);
});
