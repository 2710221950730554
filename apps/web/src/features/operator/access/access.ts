import { useQuery } from '@tanstack/react-query';
import { ownRolesSchema, type Role } from '@tradewind/schema/operator/role';
import type { Address } from 'viem';
import { useAccountSession } from '../../../shared/account/session.query.ts';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { findValue } from '../../../shared/chain/reading.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';

/** Whether the console shows its forms to a wallet. A right in a contract is the contract's answer, not this one. */
export type Access =
  | { readonly kind: 'no-wallet' | 'loading' | 'signed-out' | 'no-role' | 'allowed' }
  /** The server does not answer; forms stay closed, since their actions could not be logged. */
  | { readonly kind: 'unknown'; readonly retry: () => void };

type RoleQuery = {
  readonly data: { readonly roles: readonly Role[] } | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
};

/** None, or a contract's of another chain than the home chain, where roles are given. */
const signedOutCodes: ReadonlySet<string> = new Set(['SIGN_IN_REQUIRED', 'SIGN_IN_ON_CHAIN']);

/** The access of a connected wallet by a role of its account. */
export function useAccess(session: WalletSession | undefined, role: Role): Access {
  const reading = useAccountSession(session?.account ?? '0x');
  const signedIn = findValue(reading);
  const isSignedIn = session !== undefined && signedIn !== null;
  const roles = useRoles(session?.account, signedIn?.id, isSignedIn);
  return session ? computeAccess(isSignedIn, roles, role) : { kind: 'no-wallet' };
}

/** Whether the account may, by the answer of the server. A session that ended meanwhile counts as none. */
export function computeAccess(isSignedIn: boolean, { data, error, refetch }: RoleQuery, role: Role): Access {
  const hasEnded = error instanceof ApiError && signedOutCodes.has(error.code);
  if (!isSignedIn || hasEnded) return { kind: 'signed-out' };
  if (data) return { kind: data.roles.includes(role) ? 'allowed' : 'no-role' };
  return error === null ? { kind: 'loading' } : { kind: 'unknown', retry: () => void refetch() };
}

/** Each session has its own answer: that of an ended one is not kept after the next sign-in. */
function useRoles(account: Address | undefined, sessionId: string | undefined, isSignedIn: boolean) {
  return useQuery({
    queryKey: ['operator', 'roles', account, sessionId],
    queryFn: ({ signal }) =>
      fetchFromApi({ chain: null, path: '/operator/roles', schema: ownRolesSchema, signal }),
    enabled: isSignedIn,
  });
}
