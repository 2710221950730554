import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUserRejection } from '../chain/error-causes.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { ensureSignedIn } from './ensure-signed-in.ts';
import { sessionsKey } from './session.query.ts';
import { toAccountMessage } from './to-account-message.ts';

/**
 * Signing in, for a button or before an action that needs it (`ensure`): the wallet is asked only where there is no session yet. Who
 * declines there has decided, and reads of no problem.
 */
export function useSignIn(wallet: WalletSession) {
  const queries = useQueryClient();
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: () => ensureSignedIn(queries, wallet),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
  const problem = error === null || isUserRejection(error) ? undefined : toAccountMessage(error);
  return { signIn: mutate, ensure: mutateAsync, isPending, problem };
}
