import type { QueryClient } from '@tanstack/react-query';
import { ensureSignedIn } from '../../../shared/account/ensure-signed-in.ts';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';

const signInRequired = 'SIGN_IN_REQUIRED';

/** Does it, and once more after a sign-in where the server asks for one. */
export async function retrySignedIn<Value>(
  act: () => Promise<Value>,
  queries: QueryClient,
  session: WalletSession,
): Promise<Value> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== signInRequired) throw error;
    await ensureSignedIn(queries, session);
    return act();
  }
}
