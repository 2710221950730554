import type { LocalChainId } from '@tradewind/abi/local/deployment-plan';
import { expect, it } from 'vitest';
import { localAccount } from '../demo-accounts.ts';
import { planMonthly } from './plan-monthly.ts';
import { computeSalesStart } from './plan-sales.ts';
import { toSaleWorld } from './sale-world.ts';

const endTimestamp = 1_795_000_000;
const plan = (chainId: LocalChainId) =>
  planMonthly(toSaleWorld({ chainId, addressOf: (account) => localAccount(account).address, endTimestamp }));

it('[OPS-01] the demo has a running monthly sale whose orders are from the time of the sales, in order', () => {
  const { transactions, planned } = plan(31337);
  const times = transactions.map(({ timestamp }) => timestamp);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[0]).toBeGreaterThanOrEqual(computeSalesStart(endTimestamp, 31337));
  expect(times.at(-1)).toBeLessThan(endTimestamp);
  expect(planned?.orders.map(({ paidMonths }) => paidMonths)).toEqual([0n, 0n, 1n, 0n]);
  expect(planned?.free).toBeGreaterThan(0n);
});

it('[OPS-01] a chain without such a sale has no orders', () => {
  expect(plan(31338)).toEqual({ transactions: [], planned: undefined });
});
