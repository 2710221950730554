import type { QueryClient } from '@tanstack/react-query';
import { nothingSchema } from '@tradewind/schema/account/session';
import { fetchFromApi } from '../api-client/fetch-from-api.ts';
import { sessionQuery, sessionsQuery } from './session.query.ts';
import { useSignedInStore } from './signed-in-store.ts';

let pending: Promise<unknown> = Promise.resolve();

/** Ends the session of this browser; while the request fails the page keeps the session. */
export async function signOut(queries: QueryClient): Promise<void> {
  const call = fetchFromApi({ chain: null, path: '/account/sign-out', body: {}, schema: nothingSchema });
  pending = call.catch(() => undefined);
  await call;
  await queries.cancelQueries({ queryKey: ['account'] });
  queries.removeQueries({ queryKey: sessionsQuery.queryKey });
  queries.setQueryData(sessionQuery.queryKey, null);
  useSignedInStore.setState({ account: undefined });
}

/** Waits for a sign-out under way: its answer would clear the cookie of a session that began meanwhile. */
export async function finishSignOut(): Promise<void> {
  await pending;
}
