import { useMutation, useQueryClient } from '@tanstack/react-query';
import { nothingSchema } from '@tradewind/schema/account/session';
import { fetchFromApi } from '../api-client/fetch-from-api.ts';
import { sessionQuery, sessionsQuery } from './session.query.ts';
import { signOut } from './sign-out.ts';

export function useSignOut() {
  const queries = useQueryClient();
  return useMutation({ mutationFn: () => signOut(queries) });
}

/** Ends another session of the account, or with `others` all but this one. */
export function useRevokeSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: string } | 'others') =>
      which === 'others'
        ? fetchFromApi({
            chain: null,
            path: '/account/sessions/revoke-others',
            body: {},
            schema: nothingSchema,
          })
        : fetchFromApi({ chain: null, path: '/account/sessions/revoke', body: which, schema: nothingSchema }),
    // On success, or when this session itself is over: the list is read again.
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}
