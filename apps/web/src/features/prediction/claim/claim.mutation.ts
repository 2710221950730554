import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Chain } from '../../../shared/chain/chain.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { createPredictionKey } from '../prediction-key.ts';
import { retrySignedIn } from '../../../shared/account/retry-signed-in.ts';
import { createClaimKey } from './use-is-claiming.ts';
import { requestCollection } from '../../../shared/collect/request-collection.ts';
import { showCollected, showCollectingFail } from '../../../shared/collect/show-collected.ts';

/**
 * Has the server collect rounds for an account, which costs the account nothing; `mutate` takes their ids. The
 * history is read again in any case.
 */
export function useClaim(session: WalletSession) {
  const chain = useChain();
  const queries = useQueryClient();
  return useMutation({
    mutationKey: createClaimKey(chain, session.account),
    mutationFn: (epochs: readonly number[]) =>
      retrySignedIn(() => claimAll(chain, session.account, epochs), queries, {
        session,
        chainId: chain.chainId,
      }),
    onSuccess: ({ collected, refused }) => {
      const [first] = collected;
      if (first) showCollected(chain, first);
      if (refused.length > 0) showCollectingFail();
    },
    onError: showCollectingFail,
    onSettled: () => queries.invalidateQueries({ queryKey: createPredictionKey(chain) }),
  });
}

/** Requests every round, even when one fails. Throws when none can be collected. */
async function claimAll(chain: Chain, ownerAddress: string, epochs: readonly number[]) {
  const answers = await Promise.allSettled(
    epochs.map((poolId) => requestCollection(chain, '/prediction/claim', { ownerAddress, poolId })),
  );
  const collected = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const refused = answers.flatMap((answer, index) =>
    answer.status === 'rejected' ? [{ epoch: epochs[index], reason: toError(answer.reason) }] : [],
  );
  const [first] = refused;
  if (first && collected.length === 0) throw first.reason;
  return { collected, refused };
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
