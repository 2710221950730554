import { currentSessionSchema, sessionListSchema, type WireSession } from '@tradewind/schema/account/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { Address } from 'viem';
import { fetchFromApi } from '../api-client/fetch-from-api.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import { useSignedInStore } from './signed-in-store.ts';

const dayMs = 24 * 3_600_000;

/** The session of this browser, of any account; null without one. */
export const sessionQuery = queryOptions({
  queryKey: ['account', 'session'],
  queryFn: async ({ signal }): Promise<WireSession | null> => {
    const session = await fetchFromApi({
      chain: null,
      path: '/account/session',
      schema: currentSessionSchema,
      signal,
    });
    if (session === null) useSignedInStore.setState({ account: undefined });
    return session;
  },
  // Refetched when it expires, as far as the local clock is right.
  refetchInterval: ({ state: { data } }) =>
    data ? Math.min(Math.max(Date.parse(data.expiresAt) - Date.now(), 1_000), dayMs) : false,
});

const signedOut: Reading<WireSession | null> = { state: 'value', value: null };

/** The session of a connected account; null where it is not signed in. No request before its first sign-in here. */
export function useAccountSession(account: Address): Reading<WireSession | null> {
  const isExpected = useSignedInStore(
    (state) => state.account !== undefined && isSameAddress(state.account, account),
  );
  const reading = toReading(useQuery({ ...sessionQuery, enabled: isExpected }));
  return isExpected ? reading : signedOut;
}

/** Every session of the signed-in account. */
export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) =>
    fetchFromApi({ chain: null, path: '/account/sessions', schema: sessionListSchema, signal }),
  staleTime: 0,
});

export function useSessions() {
  return useQuery(sessionsQuery);
}
