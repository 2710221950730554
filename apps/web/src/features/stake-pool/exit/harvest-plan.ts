import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteIdentity } from '../../../shared/transaction/write-identity.ts';
import { createHarvestCall } from '../create-pool-call.ts';
import { toPoolTag } from '../pool-tag.ts';
import type { StakePool } from '../pool/pool.ts';
import { listArrivals } from './exit-order.ts';
import { planArrivals, toReceivedAmounts } from './planned-exit.ts';

const text = messages.stakePoolWrite;

/** All that is due to an account in a pool, in raw units. */
export type HarvestOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly pool: StakePool;
  /** Principal of the matured stakes. */
  readonly principal: bigint;
  readonly reward: bigint;
};

export function createHarvestPlan(order: HarvestOrder): TransactionPlan {
  const { chain, account, pool, principal, reward } = order;
  return {
    summary: text.harvestSummary(
      listArrivals(pool, account, order)
        .map(({ currency, limit = 0n }) => formatCurrencyAmount(limit, currency))
        .join(' + '),
    ),
    // It takes all that is due by then.
    identity: toWriteIdentity('harvest', pool.address),
    chainId: chain.chainId,
    amounts: toReceivedAmounts(account, { principal, reward }, pool),
    silentWalletErrors: 'rejection',
    tag: toPoolTag(pool.address),
    doneTitle: text.harvested,
    steps: [
      { kind: 'switch-chain' },
      { kind: 'send', createWrite: async () => planHarvest(order) },
      { kind: 'receipt' },
    ],
  };
}

export function planHarvest({ account, pool, principal, reward }: HarvestOrder): PlannedWrite {
  return planArrivals({
    account,
    call: createHarvestCall(pool.address),
    arrives: listArrivals(pool, account, { principal, reward }),
  });
}
