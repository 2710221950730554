import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { decodeFunctionData, numberToHex } from 'viem';
import { describe, expect, it } from 'vitest';
import { router, toAddress, toHash } from '../../../../test-support/known.ts';
import { createTestChain } from '../../../shared/chain/chain.test-support.tsx';
import type { Currency } from '../../../shared/token-list/currency.ts';
import type { Permit } from '../../../shared/transaction/permit.ts';
import { getRemovalSpender } from './removal-spender.ts';
import { createRemovePlan } from './liquidity-plan.ts';
import { createRemoveCalls, type RemoveOrder } from './remove-calls.ts';
import { createSupplyCall, type SupplyOrder } from './supply-calls.ts';

const chain = createTestChain();
const native: Currency = { kind: 'native', symbol: 'BNB', name: 'BNB', decimals: 18 };
const token = (digit: string): Currency => ({
  kind: 'token',
  chainId: 31337,
  address: toAddress(digit),
  symbol: digit,
  name: digit,
  decimals: 18,
});
const [one, two] = [token('1'), token('2')];
const recipient = toAddress('7');
const supply: SupplyOrder = {
  chain,
  a: one,
  b: two,
  deposit: { amountA: 10_000n, amountB: 20_000n, isFirst: false, entered: { field: 'a', raw: 10_000n } },
  slippageBps: 80,
  recipient,
  router,
};
const removal: RemoveOrder = {
  chain,
  pair: toAddress('9'),
  a: one,
  b: two,
  removal: { liquidity: 500n, amountA: 10_000n, amountB: 20_000n, entered: { field: 'percent', raw: 25n } },
  slippageBps: 80,
  recipient,
  router,
};
const permit = {
  token: removal.pair,
  value: 500n,
  deadline: 77n,
  v: 28,
  r: toHash('a'),
  s: toHash('b'),
} as const;

function decodeSupply(change: Partial<SupplyOrder>) {
  const { data, value, to } = createSupplyCall({ ...supply, ...change }, 99n);
  return { ...decodeFunctionData({ abi: routerAbi, data }), value, to };
}

/** With the signature where there is one. */
function decodeRemoval(change: Partial<RemoveOrder>, signed: readonly Permit[] = []) {
  const { attachPermits } = getRemovalSpender(chain);
  return createRemoveCalls({ ...removal, ...change }, 99n)
    .map((call) => attachPermits(call, signed))
    .map(({ data, value, to }) => ({ ...decodeFunctionData({ abi: routerAbi, data }), value, to }));
}

describe('createSupplyCall', () => {
  it('[LIQ-08] two tokens, each at least at the price less the slippage', () => {
    expect(decodeSupply({})).toEqual({
      functionName: 'addLiquidity',
      args: [one, two]
        .map((currency) => currency.kind === 'token' && currency.address)
        .concat([10_000n, 20_000n, 9_920n, 19_840n, recipient, 99n] as never),
      value: 0n,
      to: router,
    });
  });

  it.each([
    [{ a: native }, [toAddress('2'), 20_000n, 19_840n, 9_920n, recipient, 99n], 10_000n],
    [{ b: native }, [toAddress('1'), 10_000n, 9_920n, 19_840n, recipient, 99n], 20_000n],
  ])('[LIQ-08] the native coin on either side is sent as value: %o', (change, args, value) => {
    expect(decodeSupply(change)).toEqual({ functionName: 'addLiquidityETH', args, value, to: router });
  });

  it('[LIQ-02] the first deposit has both amounts as minimum', () => {
    const { args } = decodeSupply({ deposit: { ...supply.deposit, isFirst: true } });
    expect(args?.slice(2, 6)).toEqual([10_000n, 20_000n, 10_000n, 20_000n]);
  });
});

describe('createRemoveCalls', () => {
  it('[LIQ-08] two tokens by approval', () => {
    expect(decodeRemoval({})).toMatchObject([{ functionName: 'removeLiquidity', value: 0n, to: router }]);
    expect(decodeRemoval({})[0]?.args?.slice(2)).toEqual([500n, 9_920n, 19_840n, recipient, 99n]);
  });

  it('[LIQ-05] a signature has its own deadline and covers exactly the removal', () => {
    const [call] = decodeRemoval({}, [permit]);
    expect(call?.functionName).toBe('removeLiquidityWithPermit');
    expect(call?.args?.slice(6)).toEqual([77n, false, 28, permit.r, permit.s]);
  });

  it.each([
    [[], 'removeLiquidityETH'],
    [[permit], 'removeLiquidityETHWithPermit'],
  ])('[LIQ-08] the native coin offers the call for taxed tokens second: %o', (signed, name) => {
    for (const change of [{ a: native }, { b: native }]) {
      const calls = decodeRemoval(change, signed);
      expect(calls.map(({ functionName }) => functionName)).toEqual([
        name,
        `${name}SupportingFeeOnTransferTokens`,
      ]);
    }
    const [call] = decodeRemoval({ a: native }, signed);
    expect(call?.args?.slice(0, 5)).toEqual([toAddress('2'), 500n, 19_840n, 9_920n, recipient]);
  });
});

it('[LIQ-05] given neither an approval nor a signature, then the withdrawal is not sent', async () => {
  const allowed = { amount: 499n };
  const node = createTestChain({ request: async () => numberToHex(allowed.amount, { size: 32 }) });
  const { steps } = createRemovePlan({
    order: { ...removal, chain: node },
    paid: { payment: { kind: 'allowed' }, made: [] },
    summary: 'Remove',
    deadlineSeconds: 60,
  });
  const check = async () => {
    for (const step of steps) if (step.kind === 'check') await step.check();
  };
  await expect(check()).rejects.toThrow(
    'Attempting to confirm without approval or a signature. Please contact support.',
  );
  allowed.amount = 500n;
  await expect(check()).resolves.toBeUndefined();
});
