import { ApiError } from '../../shared/api-client/api-error.ts';

/**
 * In the place of `fetch-from-api.ts` (build/take-back-file.ts): the file has no server, so it holds no code that
 * could request one. Whatever needs the API says at once that it is not reachable.
 */
async function refuse(): Promise<never> {
  throw new ApiError({ code: 'UNREACHABLE', status: 0 });
}

export {
  refuse as fetchBytesFromApi,
  refuse as fetchFromApi,
  refuse as fetchPageFromApi,
  refuse as fetchWholeFromApi,
};
