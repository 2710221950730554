import { findLaunchpadDeployment } from '@tradewind/abi/deployment';
import { monthlySaleAbi } from '@tradewind/abi/launchpad/monthly-sale.abi';
import {
  computeMonthlyPurchase,
  computeMonthlyReleased,
  countMonths,
  type MonthlyTerms,
} from '@tradewind/rules/launchpad/monthly-order';
import { encodeFunctionData, erc20Abi, parseEther } from 'viem';
import { computeTimeAgo } from '../seed/compute-time-ago.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';
import type { SaleWorld } from './sale-world.ts';
import { toRaw } from './to-raw.ts';

/** An order of the demo in whole coins, and when its due months were withdrawn. */
interface DemoOrder {
  readonly account: number;
  readonly coins: string;
  readonly boughtDaysAgo: number;
  readonly withdrawnDaysAgo?: number;
}

/** What an order is at the present; amounts are wei and raw tokens. */
export interface PlannedOrder {
  readonly account: `0x${string}`;
  readonly coin: bigint;
  readonly tokens: bigint;
  readonly locked: bigint;
  readonly paidMonths: bigint;
}

/** The running sale with monthly release of a chain, at the present; raw tokens. */
export interface PlannedMonthly {
  readonly sale: `0x${string}`;
  readonly terms: MonthlyTerms;
  /** By their numbers, from 1 on. */
  readonly orders: readonly PlannedOrder[];
  readonly free: bigint;
  readonly reserved: bigint;
}

export interface MonthlyPlan {
  readonly transactions: readonly TimedTransaction[];
  /** Undefined on a chain without such a sale. */
  readonly planned: PlannedMonthly | undefined;
}

/** With which `contracts/local/launchpad/plan.ts` deploys it; the demo's end compares them. */
const terms: MonthlyTerms = {
  tokensPerCoin: toRaw(180_000, 18),
  firstBps: 2_500n,
  months: 12n,
  minimum: parseEther('0.1'),
};
const deployer = 0;
const fundedDaysAgo = 37.9;
const soldTokens = 3_000_000;

/** A month of the first two is due, and one of the third was paid. */
const demoOrders: readonly DemoOrder[] = [
  { account: 1, coins: '2', boughtDaysAgo: 37.5 },
  { account: 5, coins: '2', boughtDaysAgo: 37 },
  { account: 4, coins: '1.5', boughtDaysAgo: 36, withdrawnDaysAgo: 5 },
  { account: 1, coins: '0.25', boughtDaysAgo: 3 },
];

/** Plans the tokens and the orders of a chain's sale with monthly release. The same world gives the same plan. */
export function planMonthly(world: SaleWorld): MonthlyPlan {
  const sale = findLaunchpadDeployment(world.chainId)?.monthlySale;
  if (sale === undefined) return { transactions: [], planned: undefined };
  const { address: token, decimals } = world.tokenOf('BSCS');
  const held = toRaw(soldTokens, decimals);
  const at = (daysAgo: number): number => computeTimeAgo(world.endTimestamp, daysAgo);
  const fund = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [sale, held] });
  const transactions = [
    { from: deployer, to: token, data: fund, timestamp: at(fundedDaysAgo) },
    ...demoOrders.flatMap(({ account: from, coins, boughtDaysAgo, withdrawnDaysAgo }, place) => {
      const buy = {
        from,
        to: sale,
        data: encodeBuy(),
        value: parseEther(coins),
        timestamp: at(boughtDaysAgo),
      };
      if (withdrawnDaysAgo === undefined) return [buy];
      return [buy, { from, to: sale, data: encodeWithdraw(place + 1), timestamp: at(withdrawnDaysAgo) }];
    }),
  ];
  return {
    transactions: transactions.toSorted((a, b) => a.timestamp - b.timestamp),
    planned: planPresent(world, sale, held),
  };
}

const encodeBuy = () => encodeFunctionData({ abi: monthlySaleAbi, functionName: 'buy' });
const encodeWithdraw = (id: number) =>
  encodeFunctionData({ abi: monthlySaleAbi, functionName: 'withdraw', args: [BigInt(id)] });

/** Computes what the history leaves: first parts and paid months left the sale. */
function planPresent(world: SaleWorld, sale: `0x${string}`, held: bigint): PlannedMonthly {
  const orders = demoOrders.map(({ account, coins, boughtDaysAgo, withdrawnDaysAgo }): PlannedOrder => {
    const coin = parseEther(coins);
    const { tokens, locked } = computeMonthlyPurchase(coin, terms);
    const time = (daysAgo: number) => BigInt(computeTimeAgo(world.endTimestamp, daysAgo));
    const paidMonths =
      withdrawnDaysAgo === undefined
        ? 0n
        : countMonths({ createdAt: time(boughtDaysAgo) }, terms.months, time(withdrawnDaysAgo));
    return { account: world.addressOf(account), coin, tokens, locked, paidMonths };
  });
  const reserved = orders.reduce(
    (sum, { locked, paidMonths }) => sum + locked - computeMonthlyReleased(locked, paidMonths, terms.months),
    0n,
  );
  return { sale, terms, orders, reserved, free: orders.reduce((left, { tokens }) => left - tokens, held) };
}
