/** Terms of a sale with monthly release; they never change. */
export type MonthlyTerms = {
  /** Raw units of the token for 10¹⁸ wei; above 0. */
  readonly tokensPerCoin: bigint;
  /** The share that is paid at once, in basis points; below 10,000. */
  readonly firstBps: bigint;
  /** The number of months over which the rest is paid; at least 1. */
  readonly months: bigint;
  /** The least purchase in wei. */
  readonly minimum: bigint;
};

/** An order: time of the purchase in chain seconds, raw tokens that are paid in months, and the paid months. */
export type MonthlyOrder = {
  readonly createdAt: bigint;
  readonly locked: bigint;
  readonly paidMonths: bigint;
};

/** `running`: it sells. `soldOut`: the tokens do not cover the least purchase. `stopped`: its owner ended it for good. */
export type MonthlyState = 'running' | 'soldOut' | 'stopped';

const coin = 10n ** 18n;
const wholeBps = 10_000n;
/** The length of a month: 30 days. */
const monthSeconds = 2_592_000n;

/**
 * The tokens of a purchase, in raw units: all of them, the part that is paid at once, and the rest. Each is rounded as
 * `MonthlySale.buy` does: all and the first part down.
 */
export function computeMonthlyPurchase(
  wei: bigint,
  { tokensPerCoin, firstBps }: Pick<MonthlyTerms, 'tokensPerCoin' | 'firstBps'>,
): { tokens: bigint; first: bigint; locked: bigint } {
  const tokens = (wei * tokensPerCoin) / coin;
  const first = (tokens * firstBps) / wholeBps;
  return { tokens, first, locked: tokens - first };
}

/** The largest purchase in wei that free tokens cover; 0 where they cover none. */
export function computeMostWei(free: bigint, { tokensPerCoin }: Pick<MonthlyTerms, 'tokensPerCoin'>): bigint {
  return free === 0n ? 0n : ((free + 1n) * coin - 1n) / tokensPerCoin;
}

/** The state of the sale with so many free tokens, in raw units. */
export function findMonthlyState(terms: MonthlyTerms, free: bigint, isStopped: boolean): MonthlyState {
  if (isStopped) return 'stopped';
  const most = computeMostWei(free, terms);
  return most === 0n || most < terms.minimum ? 'soldOut' : 'running';
}

/** Raw tokens that are paid after so many months of all: rounded down, everything after the last. */
export function computeMonthlyReleased(locked: bigint, passed: bigint, months: bigint): bigint {
  return (locked * passed) / months;
}

/** Whole months between the purchase and a time, at most all; 0 before the purchase. */
export function countMonths(
  { createdAt }: Pick<MonthlyOrder, 'createdAt'>,
  months: bigint,
  time: bigint,
): bigint {
  if (time < createdAt) return 0n;
  const passed = (time - createdAt) / monthSeconds;
  return passed < months ? passed : months;
}

/** Raw tokens that an order can withdraw at a time (`MonthlySale.due`): a late withdrawal pays all months together. */
export function computeMonthlyDue(order: MonthlyOrder, months: bigint, time: bigint): bigint {
  const { locked, paidMonths } = order;
  const passed = countMonths(order, months, time);
  if (passed <= paidMonths) return 0n;
  return computeMonthlyReleased(locked, passed, months) - computeMonthlyReleased(locked, paidMonths, months);
}

/** The end of a month of an order, counted from 1, in chain seconds. */
export function computeMonthEnd({ createdAt }: Pick<MonthlyOrder, 'createdAt'>, month: bigint): bigint {
  return createdAt + month * monthSeconds;
}

/** The time of the first payment that is not made yet, due or to come; undefined when all are made. */
export function findNextMonth(order: MonthlyOrder, months: bigint): bigint | undefined {
  return order.paidMonths >= months ? undefined : computeMonthEnd(order, order.paidMonths + 1n);
}
