import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saleCollectionsSchema } from '@tradewind/schema/launchpad/collect';
import { retrySignedIn } from '../../../shared/account/retry-signed-in.ts';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { collectAnswerMs } from '../../../shared/collect/request-collection.ts';
import { type Collected, showCollected, showCollectingFail } from '../../../shared/collect/show-collected.ts';
import { toCollectReason } from '../../../shared/collect/to-collect-reason.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Sale } from '../sale/sale.ts';

const reasons = messages.launchpadWrite.freeRefused;

/** Has the server collect all that a sale owes an account without giving a right up; it costs the account nothing. */
export function useFreeCollect(session: WalletSession, sale: Sale) {
  const chain = useChain();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      retrySignedIn(() => collect(session, sale), queries, { session, chainId: sale.chainId }),
    onSuccess: (collected) => showCollected(chain, collected),
    onError: showCollectingFail,
    onSettled: () => queries.invalidateQueries({ queryKey: createReadKey(chain, 'sale', sale.address) }),
  });
  return {
    isPending,
    problem: !isPending && error ? toCollectReason(error, reasons) : undefined,
    collect: (onCollected: () => void) => mutate(undefined, { onSuccess: onCollected }),
  };
}

async function collect({ account }: WalletSession, { chainId, address }: Sale): Promise<Collected> {
  const [result] = await fetchFromApi({
    chain: null,
    path: '/launchpad/collect',
    schema: saleCollectionsSchema,
    body: { ownerAddress: account, sales: [{ chainId, sale: address }] },
    timeoutMs: collectAnswerMs,
  });
  if (result === undefined || result.state === 'refused')
    throw new ApiError({ code: result?.code ?? 'UNEXPECTED_ANSWER', status: 200 });
  const isDone = result.state === 'collected';
  return { txHash: result.txHash, message: isDone ? undefined : messages.collect.underWay };
}
