import type { QueryClient } from '@tanstack/react-query';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { WireSession } from '@tradewind/schema/account/session';
import type { Address } from 'viem';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { requestSignIn } from './request-sign-in.ts';
import { sessionQuery } from './session.query.ts';
import { finishSignOut } from './sign-out.ts';
import { useSignedInStore } from './signed-in-store.ts';

let pending: { account: Address; session: Promise<WireSession> } | undefined;

/**
 * Returns the account's session and requests a signature only
 * when there is none. Concurrent callers share one request.
 */
export async function ensureSignedIn(queries: QueryClient, wallet: WalletSession): Promise<WireSession> {
  const { account } = wallet;
  if (pending && isSameAddress(pending.account, account)) return pending.session;
  const session = findOrRequest(queries, wallet);
  const own = { account, session };
  pending = own;
  try {
    return await session;
  } finally {
    if (pending === own) pending = undefined;
  }
}

async function findOrRequest(queries: QueryClient, wallet: WalletSession): Promise<WireSession> {
  const found = await findSession(queries, wallet);
  if (found) return found;
  await finishSignOut();
  const session = await requestSignIn(wallet);
  await queries.cancelQueries({ queryKey: sessionQuery.queryKey });
  queries.setQueryData(sessionQuery.queryKey, session);
  useSignedInStore.setState({ account: session.address });
  return session;
}

async function findSession(
  queries: QueryClient,
  { account }: WalletSession,
): Promise<WireSession | undefined> {
  const { account: expected } = useSignedInStore.getState();
  if (expected === undefined || !isSameAddress(expected, account)) return undefined;
  const session = await queries.fetchQuery({ ...sessionQuery, staleTime: 0 });
  return session && isSameAddress(session.address, account) ? session : undefined;
}
