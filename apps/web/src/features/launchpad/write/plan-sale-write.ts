import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import type { Flow } from '../../../shared/simulation/expected-movements.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import type { TransactionPlan } from '../../../shared/transaction/transaction-plan.ts';
import { toWriteAmount } from '../../../shared/transaction/write-amount.ts';
import type { Sale } from '../sale/sale.ts';
import { explainSaleRefusal } from './explain-sale-refusal.ts';

/** An exit from one sale. */
export type ExitOrder = {
  readonly chain: Chain;
  readonly account: Address;
  readonly sale: Sale;
};

type Exit = Pick<ExitOrder, 'chain' | 'account'> &
  Pick<TransactionPlan, 'summary' | 'identity' | 'doneTitle' | 'tag'> & {
    readonly call: TransactionCall;
    /** At least these amounts arrive; none for a write that only settles. */
    readonly arrives: readonly Flow[];
    /** The sentence for a refusal; by default that of a sale of the factory. */
    readonly explain?: PlannedWrite['explain'] | undefined;
  };

/** The steps of an exit: nothing leaves, and what it shows arrives. */
export function createExitPlan({ chain, account, call, arrives, explain, ...named }: Exit): TransactionPlan {
  return {
    ...named,
    chainId: chain.chainId,
    amounts: arrives.map(({ currency, limit = 0n }) =>
      toWriteAmount({ role: 'receive', raw: limit, currency, account, isEstimate: true }),
    ),
    silentWalletErrors: 'rejection',
    steps: [
      { kind: 'switch-chain' },
      { kind: 'send', createWrite: async () => planArrivals({ account, call, arrives, explain }) },
      { kind: 'receipt' },
    ],
  };
}

function planArrivals({
  account,
  call,
  arrives,
  explain = explainSaleRefusal,
}: Pick<Exit, 'account' | 'call' | 'arrives' | 'explain'>): PlannedWrite {
  const expected = { leaves: [], arrives };
  return {
    expected,
    explain,
    write: { account, spends: [], candidates: [call], holdings: listHoldings(account, expected) },
  };
}
