import { describe, expect, it } from 'vitest';
import { account, router, toAddress } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { computeDeposit, type Deposit } from './deposit.ts';
import { toRemoveIdentity, toSupplyIdentity } from './liquidity-identity.ts';
import { computeRemoval, type RemoveField } from './removal.ts';

const chain = createTestChain();
const a: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const b: Currency = { ...a, kind: 'token', chainId: chain.chainId, address: toAddress('1'), symbol: 'BUSD' };
const common = { chain, slippageBps: 80, recipient: account, router };
const unit = 10n ** 18n;

function supply(field: 'a' | 'b', amount: bigint, reserveB: bigint): Deposit {
  const pool = { address: toAddress('9'), reserveA: 1_000n * unit, reserveB };
  return computeDeposit(pool, { field, amount, otherAmount: undefined })!;
}

const identifySupply = (deposit: Deposit) => toSupplyIdentity({ ...common, a, b, deposit });

function identifyRemoval(field: RemoveField, typedValue: string, reserve1 = 4_000n * unit): string {
  const removal = computeRemoval(
    { independentField: field, typedValue },
    {
      held: 100n * unit,
      shares: { reserve0: 1_000n * unit, reserve1, totalSupply: 2_000n * unit },
      decimalsA: 18,
      decimalsB: 18,
    },
  )!;
  return toRemoveIdentity({ ...common, pair: toAddress('9'), a, b, removal });
}

describe('the identity of a deposit', () => {
  it('[TX-04] [LIQ-02] given another price, then it is the same; given another amount or side, it is not', () => {
    const identity = identifySupply(supply('a', unit, 4_000n * unit));
    expect(identifySupply(supply('a', unit, 4_100n * unit))).toBe(identity);
    expect(identifySupply(supply('a', 2n * unit, 4_000n * unit))).not.toBe(identity);
    expect(identifySupply(supply('b', unit, 4_000n * unit))).not.toBe(identity);
  });

  it('[TX-04] given the pair in the other order, then it is the same', () => {
    const first: Deposit = { amountA: 5n, amountB: 7n, isFirst: true, entered: { field: 'a', raw: 5n } };
    const turned: Deposit = { amountA: 7n, amountB: 5n, isFirst: true, entered: { field: 'a', raw: 7n } };
    expect(toSupplyIdentity({ ...common, a: b, b: a, deposit: turned })).toBe(identifySupply(first));
    expect(identifySupply({ ...first, amountB: 8n })).not.toBe(identifySupply(first));
  });
});

describe('the identity of a withdrawal', () => {
  it('[TX-04] [LIQ-04] given another percentage of the pair, then it is another withdrawal', () => {
    expect(identifyRemoval('percent', '25')).not.toBe(identifyRemoval('percent', '50'));
    expect(identifyRemoval('percent', '25')).not.toBe(identifyRemoval('liquidity', '25'));
  });

  it.each(['percent', 'liquidity', 'a', 'b'] as const)(
    '[TX-04] [LIQ-04] given the same entered %s at another price, then it is the same withdrawal',
    (field) => {
      expect(identifyRemoval(field, '5', 4_100n * unit)).toBe(identifyRemoval(field, '5'));
    },
  );
});
