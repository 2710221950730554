import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUserRejection } from '../chain/error-causes.ts';
import type { WalletSession } from '../wallet/wallet-session.ts';
import { ensureSignedIn } from './ensure-signed-in.ts';
import { sessionsQuery } from './session.query.ts';
import { toAccountMessage } from './to-account-message.ts';

/**
 * Signs in on a chain, for a button or before an action that needs a session (`ensure`). The wallet prompts only when there is
 * no session. A declined prompt shows no error.
 */
export function useSignIn(wallet: WalletSession, chainId: number) {
  const queries = useQueryClient();
  const { mutate, mutateAsync, isPending, error } = useMutation({
    mutationFn: () => ensureSignedIn(queries, wallet, chainId),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const problem = error === null || isUserRejection(error) ? undefined : toAccountMessage(error);
  return { signIn: mutate, ensure: mutateAsync, isPending, problem };
}
