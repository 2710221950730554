import type { Address } from 'viem';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import type { Flow } from '../../../shared/simulation/expected-movements.ts';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { TransactionCall } from '../../../shared/transaction/transaction-call.ts';
import { toWriteAmount, type WriteAmount } from '../../../shared/transaction/write-amount.ts';
import { explainPoolRefusal } from '../explain-refusal.ts';
import type { StakePool } from '../pool/pool.ts';
import { listArrivals } from './exit-order.ts';

type Arriving = {
  readonly account: Address;
  readonly call: TransactionCall;
  readonly arrives: readonly Flow[];
};

/** A write of a pool by which nothing leaves, and at least these amounts arrive. */
export function planArrivals({ account, call, arrives }: Arriving): PlannedWrite {
  const expected = { leaves: [], arrives };
  const holdings = listHoldings(account, expected);
  return {
    expected,
    explain: explainPoolRefusal,
    write: { account, spends: [], candidates: [call], holdings },
  };
}

/** The amounts of its dialog; the receipt decides them. */
export function toReceivedAmounts(
  account: Address,
  paid: Parameters<typeof listArrivals>[2],
  pool: StakePool,
): readonly WriteAmount[] {
  return listArrivals(pool, account, paid).map(({ currency, limit = 0n }) =>
    toWriteAmount({ role: 'receive', raw: limit, currency, account, isEstimate: true }),
  );
}
