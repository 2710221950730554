import type { QueryClient } from '@tanstack/react-query';
import { ensureSignedIn } from './ensure-signed-in.ts';
import { ApiError } from '../api-client/api-error.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';

/** No session, or one of another account, or a contract's of another chain. */
const needsSignIn = new Set(['SIGN_IN_REQUIRED', 'OWNER_NOT_SIGNED_IN', 'SIGN_IN_ON_CHAIN']);

/** Runs an action on a chain, and retries once after a sign-in when the server requires another session. */
export async function retrySignedIn<Value>(
  act: () => Promise<Value>,
  queries: QueryClient,
  { session, chainId }: { session: WalletSession; chainId: number },
): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || !needsSignIn.has(error.code)) throw error;
    await ensureSignedIn(queries, session, chainId);
    return act();
  }
}
