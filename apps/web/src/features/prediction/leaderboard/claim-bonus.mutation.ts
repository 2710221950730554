import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { retrySignedIn } from '../../../shared/account/retry-signed-in.ts';
import { requestCollection } from '../../../shared/collect/request-collection.ts';
import { showCollected, showCollectingFail } from '../../../shared/collect/show-collected.ts';
import { createPredictionKey } from '../prediction-key.ts';

/** Has the server collect a bonus for an account; `mutate` takes its receiveId. */
export function useClaimBonus() {
  const chain = useChain();
  const session = useWalletSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (receiveId: number) => {
      if (!session) throw new UserMessageError(messages.predictionClaim.connect);
      const { chainId } = chain;
      const body = { ownerAddress: session.account, receiveId };
      return retrySignedIn(() => requestCollection(chain, '/prediction/claim_bonus', body), queries, {
        session,
        chainId,
      });
    },
    onSuccess: (collected) => showCollected(chain, collected),
    onError: showCollectingFail,
    onSettled: () => queries.invalidateQueries({ queryKey: createPredictionKey(chain) }),
  });
}
