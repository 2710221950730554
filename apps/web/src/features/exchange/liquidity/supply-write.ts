import type { Address } from '@tradewind/rules/network/address';
import { maxUint256 } from 'viem';
import { listHoldings } from '../../../shared/simulation/verify-movements.ts';
import type { PlannedWrite } from '../../../shared/simulation/planned-write.ts';
import { explainLiquidityRefusal } from './liquidity-error.ts';
import { toShareToken } from './share-token.ts';
import { createSupplyCall, type SupplyOrder } from './supply-calls.ts';

export type LiquiditySending = { readonly deadline?: bigint; readonly isBatch?: boolean };

/**
 * A deposit with its agreed movements: at most both amounts leave, and pool tokens arrive. A new pair has no address
 * yet. Deadline in chain time, by default none.
 */
export function planSupply(
  order: SupplyOrder,
  pair: Address | undefined,
  { deadline = maxUint256, isBatch = false }: LiquiditySending = {},
): PlannedWrite {
  const { chain, a, b, deposit, recipient, router } = order;
  const sides = [
    { currency: a, owner: recipient, limit: deposit.amountA },
    { currency: b, owner: recipient, limit: deposit.amountB },
  ];
  const expected = {
    leaves: sides,
    arrives: pair ? [{ currency: toShareToken(chain, pair), owner: recipient }] : [],
  };
  return {
    expected,
    explain: explainLiquidityRefusal,
    write: {
      account: recipient,
      spends: sides.flatMap(({ currency, limit }) =>
        currency.kind === 'token' ? [{ token: currency.address, spender: router, amount: limit }] : [],
      ),
      isBatch,
      candidates: [createSupplyCall(order, deadline)],
      holdings: listHoldings(recipient, expected),
    },
  };
}
