import { useMutation, useQueryClient } from '@tanstack/react-query';
import { collectionFields, collectionSchema } from '@tradewind/schema/prediction/collection';
import { fetchWholeFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { UserMessageError } from '../../../shared/chain/user-message-error.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { retrySignedIn } from '../../../shared/account/retry-signed-in.ts';
import { showCollected, showCollectingFail } from '../claim/show-collected.ts';
import { createPredictionKey } from '../prediction-key.ts';

/** The server waits for the block of the payment. */
const answerMs = 20_000;

/** Has the server collect a bonus for an account; `mutate` takes its receiveId. */
export function useClaimBonus() {
  const chain = useChain();
  const session = useWalletSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (receiveId: number) => {
      if (!session) throw new UserMessageError(messages.predictionClaim.connect);
      return retrySignedIn(() => claimBonus(chain, session.account, receiveId), queries, session);
    },
    onSuccess: (collected) => showCollected(chain, collected),
    onError: showCollectingFail,
    onSettled: () => queries.invalidateQueries({ queryKey: createPredictionKey(chain) }),
  });
}

function claimBonus(chain: Chain, account: string, receiveId: number) {
  return fetchWholeFromApi({
    chain,
    path: '/prediction/claim_bonus',
    body: { ownerAddress: account, receiveId },
    schema: collectionSchema,
    fields: collectionFields,
    timeoutMs: answerMs,
  });
}
