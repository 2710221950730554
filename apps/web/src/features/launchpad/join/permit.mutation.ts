import { useMutation, useQueryClient } from '@tanstack/react-query';
import { permitSchema } from '@tradewind/schema/launchpad/permit';
import { isHex } from 'viem';
import { toAccountMessage } from '../../../shared/account/to-account-message.ts';
import { ensureSignedIn } from '../../../shared/account/ensure-signed-in.ts';
import { retrySignedIn } from '../../../shared/account/retry-signed-in.ts';
import { ApiError } from '../../../shared/api-client/api-error.ts';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { Sale } from '../sale/sale.ts';
import type { JoinAdmission } from './join-order.ts';

type Permit = NonNullable<JoinAdmission['permit']>;

/**
 * The permit that a sale with a signer needs; the server signs one for a signed-in account. It moves nothing. A contract
 * wallet that is signed in on another chain learns that first, and signs in on the sale's chain by its next click.
 */
export function usePermit(sale: Sale, session: WalletSession) {
  const queries = useQueryClient();
  const seconds = useChainTime();
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async (signsInFirst: boolean) => {
      const { chainId } = sale;
      if (signsInFirst) await ensureSignedIn(queries, session, chainId);
      return retrySignedIn(() => fetchPermit(sale, session), queries, { session, chainId });
    },
    // The disclaimer and KYC of a contract are those of its chain.
    onSettled: () => queries.invalidateQueries({ queryKey: ['launchpad', 'allocations'] }),
  });
  const needsSaleChain = error instanceof ApiError && error.code === 'SIGN_IN_ON_SALE_CHAIN';
  const isOver = data !== undefined && seconds !== undefined && data.deadline <= seconds;
  const value = isOver ? undefined : data;
  return {
    value,
    isMissing: sale.signer !== undefined && value === undefined,
    isPending,
    needsSaleChain,
    failure: error ? toAccountMessage(error) : undefined,
    request: () => mutate(needsSaleChain),
  };
}

async function fetchPermit(
  { chainId, address }: Sale,
  { account: ownerAddress }: WalletSession,
): Promise<Permit> {
  const { maxCommit, weight, deadline, signature } = await fetchFromApi({
    chain: null,
    path: '/launchpad/permit',
    schema: permitSchema,
    body: { ownerAddress, chainId, sale: address },
  });
  if (!isHex(signature)) throw new TypeError('a permit without a signature');
  return { maxCommit: BigInt(maxCommit), weight, deadline, signature };
}
