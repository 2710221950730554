import { getHopReserves, type HopReserves } from './hop-reserves.ts';
import { computeAmountIn, computeAmountOut, maximumReserve } from './pair.ts';
import { computeMaximumAmountIn, computeMinimumAmountOut, listParts, type Trade } from './trade.ts';

/**
 * An attacker buys in one pool of a trade's route right before it and sells right after it; all amounts are raw
 * units. The trade stays within its slippage, otherwise there is no profit.
 */
export type Sandwich = {
  /** The pool of the route; for a split, of the attacked part. */
  readonly hop: number;
  /** The amount of the front-run, in the token that the trade pays into that pool. */
  readonly frontRun: bigint;
  /** The gain after selling, in the same token, before the network fee of both transactions. */
  readonly profit: bigint;
  /** The trade's loss against the quote: less tokenOut (exact in), or more tokenIn (exact out). */
  readonly loss: bigint;
};

/**
 * The most profitable of the sandwiches around one pool of the trade, compared at the trade's own rates.
 * Undefined where none earns more than `cost`, raw tokenIn, the cost of its two transactions. Throws
 * ExchangeError as `computeMinimumAmountOut`.
 */
export function findBestSandwich(trade: Trade, slippageBps: number, cost = 0n): Sandwich | undefined {
  const tolerance = computeTolerance(trade, slippageBps);
  let best: Sandwich | undefined;
  let mostEarned = cost;
  for (const part of listParts(trade)) {
    for (const hop of part.route.pools.keys()) {
      const sandwich = findBestAttack(createAttacks(part, tolerance, hop));
      const earned = sandwich ? toTokenIn(part, sandwich) : 0n;
      if (earned > mostEarned) [best, mostEarned] = [sandwich, earned];
    }
  }
  return best;
}

/**
 * The largest slippage, in whole basis points from `leastBps` up to the given one, at which no sandwich earns
 * more than `cost` (raw tokenIn). Undefined when the given slippage is safe. Below `leastBps` trades fail by
 * chance.
 */
export function findSafeSlippageBps(
  trade: Trade,
  slippageBps: number,
  { cost, leastBps }: { readonly cost: bigint; readonly leastBps: number },
): number | undefined {
  const isSafe = (bps: bigint) => findBestSandwich(trade, Number(bps), cost) === undefined;
  const chosen = BigInt(slippageBps);
  if (slippageBps <= leastBps || isSafe(chosen)) return undefined;
  return Number(findLast(BigInt(leastBps), chosen, isSafe) ?? leastBps);
}

function toTokenIn({ route }: Trade, { hop, profit }: Sandwich): bigint {
  const [amountIn = 0n, amount = 1n] = [route.amounts[0], route.amounts[hop]];
  return (profit * amountIn) / amount;
}

/**
 * All attacks on one pool by size, up to the largest; undefined where the trade itself exceeds its slippage.
 */
type Attacks = { readonly most: bigint; readonly attack: (size: bigint) => Sandwich | undefined };

/**
 * The size is in the token with the smaller reserve: a unit of the other is worth less than the rounding error.
 */
function createAttacks(trade: Trade, tolerance: bigint, hop: number): Attacks {
  const { reserveIn, reserveOut } = getHopReserves(trade.route, hop);
  const isSizeIn = reserveIn < reserveOut;
  return {
    most: isSizeIn ? maximumReserve : reserveOut - 1n,
    attack: (size) => {
      if (size === 0n) return { hop, frontRun: 0n, profit: 0n, loss: 0n };
      const frontRun = isSizeIn ? size : computeAmountIn(size, reserveIn, reserveOut);
      const sandwich = playSandwich(trade, hop, frontRun);
      return sandwich && sandwich.loss <= tolerance ? sandwich : undefined;
    },
  };
}

/** A sandwich with any loss for the trader; undefined where the trade becomes impossible. */
function playSandwich(trade: Trade, hop: number, frontRun: bigint): Sandwich | undefined {
  const pool = getHopReserves(trade.route, hop);
  const bought = computeAmountOut(frontRun, pool.reserveIn, pool.reserveOut);
  const moved = { reserveIn: pool.reserveIn + frontRun, reserveOut: pool.reserveOut - bought };
  const trader = trade.kind === 'exact-in' ? sellInto(trade, hop, moved) : buyFrom(trade, hop, moved);
  if (!trader) return undefined;
  const left = { reserveIn: moved.reserveIn + trader.in, reserveOut: moved.reserveOut - trader.out };
  const sold = bought === 0n ? 0n : computeAmountOut(bought, left.reserveOut, left.reserveIn);
  return { hop, frontRun, profit: sold - frontRun, loss: trader.loss };
}

function computeTolerance({ kind, amountIn, amountOut }: Trade, slippageBps: number): bigint {
  return kind === 'exact-in'
    ? amountOut - computeMinimumAmountOut(amountOut, slippageBps)
    : computeMaximumAmountIn(amountIn, slippageBps) - amountIn;
}

/** The trader's input and output at the attacked pool, and the total loss. */
type Trader = { readonly in: bigint; readonly out: bigint; readonly loss: bigint };

/** An exact input: the hops before are unchanged, those after it get less. */
function sellInto({ route, amountOut }: Trade, hop: number, moved: HopReserves): Trader | undefined {
  const amountIn = route.amounts[hop] ?? 0n;
  if (moved.reserveIn + amountIn > maximumReserve) return undefined;
  const out = computeAmountOut(amountIn, moved.reserveIn, moved.reserveOut);
  let amount = out;
  for (let next = hop + 1; next < route.pools.length; next += 1) {
    if (amount === 0n) return undefined;
    const { reserveIn, reserveOut } = getHopReserves(route, next);
    amount = computeAmountOut(amount, reserveIn, reserveOut);
  }
  return { in: amountIn, out, loss: amountOut - amount };
}

/** An exact output: the hops after are unchanged, those before it must provide more. */
function buyFrom({ route, amountIn }: Trade, hop: number, moved: HopReserves): Trader | undefined {
  const out = route.amounts[hop + 1] ?? 0n;
  if (out >= moved.reserveOut) return undefined;
  const needed = computeAmountIn(out, moved.reserveIn, moved.reserveOut);
  if (moved.reserveIn + needed > maximumReserve) return undefined;
  let amount = needed;
  for (let before = hop - 1; before >= 0; before -= 1) {
    const { reserveIn, reserveOut } = getHopReserves(route, before);
    if (amount >= reserveOut) return undefined;
    amount = computeAmountIn(amount, reserveIn, reserveOut);
  }
  return { in: needed, out, loss: amount - amountIn };
}

/**
 * Up to the limit of the slippage, profit rises to one peak and falls after it; or, with exact output, it falls by
 * the fees first, and is highest at the limit. So both ends of the search are scanned, the peak and the limit.
 * Rounding makes it uneven.
 */
function findBestAttack({ most, attack }: Attacks): Sandwich | undefined {
  const limit = findLast(0n, most, (size) => attack(size) !== undefined) ?? 0n;
  let [low, high] = [0n, limit];
  while (high - low > scanned + high / precision) {
    const third = (high - low) / 3n;
    if (earn(attack(low + third)) < earn(attack(high - third))) low += third;
    else high -= third;
  }
  const peak = scan(attack, low, high);
  const last = scan(attack, limit > scanned ? limit - scanned : 0n, limit);
  return earn(last) > earn(peak) ? last : peak;
}

/** The best of the attacks from `low` to `high`. */
function scan(attack: Attacks['attack'], low: bigint, high: bigint): Sandwich | undefined {
  const step = (high - low) / (scanned + 1n) + 1n;
  let best = attack(high);
  for (let size = low; size < high; size += step) {
    const sandwich = attack(size);
    if (sandwich && sandwich.profit > earn(best)) best = sandwich;
  }
  return best;
}

/** A scan tries this many sizes. In a larger rest of the search, the sizes between differ negligibly. */
const scanned = 24n;
const precision = 10n ** 9n;

function earn(sandwich: Sandwich | undefined): bigint {
  return sandwich?.profit ?? 0n;
}

/** The largest number from `low` to `high` that fits, where no number above a misfit fits. */
function findLast(low: bigint, high: bigint, fits: (value: bigint) => boolean): bigint | undefined {
  if (!fits(low)) return undefined;
  let [fitting, failing] = [low, high + 1n];
  while (failing - fitting > 1n) {
    const middle = (fitting + failing) / 2n;
    if (fits(middle)) fitting = middle;
    else failing = middle;
  }
  return fitting;
}
