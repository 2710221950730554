import type { QueryClient } from '@tanstack/react-query';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { WireSession } from '@tradewind/schema/account/session';
import type { Address } from 'viem';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { requestSignIn } from './request-sign-in.ts';
import { sessionQuery } from './session.query.ts';
import { finishSignOut } from './sign-out.ts';
import { useSignedInStore } from './signed-in-store.ts';

let pending: { account: Address; chainId: number; session: Promise<WireSession> } | undefined;

/**
 * Returns a session of the account that counts on a chain, and requests a signature only when there is none. Concurrent
 * callers share one request.
 */
export async function ensureSignedIn(
  queries: QueryClient,
  wallet: WalletSession,
  chainId: number,
): Promise<WireSession> {
  const { account } = wallet;
  if (pending && isSameAddress(pending.account, account)) {
    if (pending.chainId === chainId) return pending.session;
    // A key needs no second signature; and others may wait for one on this chain too.
    await pending.session.catch(() => undefined);
    return ensureSignedIn(queries, wallet, chainId);
  }
  const session = findOrRequest(queries, wallet, chainId);
  const own = { account, chainId, session };
  pending = own;
  try {
    return await session;
  } finally {
    if (pending === own) pending = undefined;
  }
}

async function findOrRequest(
  queries: QueryClient,
  wallet: WalletSession,
  chainId: number,
): Promise<WireSession> {
  const found = await findSession(queries, wallet);
  if (found && countsOn(found, chainId)) return found;
  await finishSignOut();
  const session = await requestSignIn(wallet, chainId);
  await queries.cancelQueries({ queryKey: sessionQuery.queryKey });
  queries.setQueryData(sessionQuery.queryKey, session);
  useSignedInStore.setState({ account: session.address });
  return session;
}

/** A contract at the same address of another chain may have another owner. */
function countsOn({ proof, chainId: own }: WireSession, chainId: number): boolean {
  return proof === 'key' || own === chainId;
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
