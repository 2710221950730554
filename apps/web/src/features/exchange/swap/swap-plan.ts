import { swapListSchema } from '@tradewind/schema/exchange/swap';
import type { Hash } from 'viem';
import { fetchFromApi } from '../../../shared/api-client/fetch-from-api.ts';
import type { Chain } from '../../../shared/chain/chain.ts';
import { assertPayeeUnchanged } from '../../../shared/ens/payee-check.ts';
import { waitUntilIndexed } from '../../../shared/live/wait-until-indexed.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { toCurrencyId } from '../../../shared/token-list/currency.ts';
import { createPaidSteps } from '../../../shared/payment/paid-steps.ts';
import type { PaidWay } from '../../../shared/payment/payment.ts';
import { assertWithinLimits } from './assert-within-limits.ts';
import { listSwapAmounts } from './swap-amounts.ts';
import { explainSwapFailure } from './swap-error.ts';
import { getRecipient, type SwapOrder } from './swap-order.ts';
import { planSwap } from './swap-write.ts';

/**
 * The steps of a swap. Right before the wallet opens, the route is
 * requoted and a payee's name resolved.
 */
export function createSwapPlan(
  order: SwapOrder,
  { payment, made }: PaidWay,
  summary: string,
  deadlineSeconds: number,
): TransactionPlan {
  const { chain } = order;
  const steps = createPaidSteps(payment, {
    chain,
    deadlineSeconds,
    check: async () => {
      await assertWithinLimits(order);
      if (order.payee) await assertPayeeUnchanged(chain.client, order.payee);
    },
    createWrite: (deadline) => planSwap(order, { deadline }),
    explainFailure: explainSwapFailure,
  });
  return {
    summary,
    identity: toSwapIdentity(order),
    amounts: listSwapAmounts(order),
    earlier: made,
    playsSound: true,
    chainId: chain.chainId,
    steps: [...steps, { kind: 'indexed', waitUntilIndexed: (hash) => waitUntilListed(chain, hash) }],
  };
}

/** The exact side decides; the other one moves with the price. */
function toSwapIdentity(order: SwapOrder): string {
  const { trade, input, output } = order;
  const { kind } = trade;
  const exact = kind === 'exact-in' ? trade.amountIn : trade.amountOut;
  return toWriteIdentity('swap', kind, toCurrencyId(input), toCurrencyId(output), exact, getRecipient(order));
}

/** Waits until the index lists the swap. */
async function waitUntilListed(chain: Chain, sentHash: Hash): Promise<void> {
  await waitUntilIndexed(sentHash, async (hash, signal) => {
    const path = `/exchange/swaps?txHash=${hash}`;
    const { swaps } = await fetchFromApi({ chain, path, schema: swapListSchema, signal });
    return swaps.length > 0;
  });
}
