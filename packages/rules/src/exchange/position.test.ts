import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeAmountOut,
  computeAmountsBurned,
  computeLiquidityMinted,
  minimumLiquidity,
  type SharedPool,
  withProtocolShares,
} from './pair.ts';
import {
  addShareMove,
  computeDepthE18,
  computeDifferenceToHolding,
  computeFeesEarned,
  computeShareAmounts,
  computeWorthInPool,
  type PairAmounts,
  type Position,
} from './position.ts';
import { computeSquareRootDown } from './square-root.ts';

const e18 = 10n ** 18n;

/** A pool for deposits, withdrawals and trades, computed by the rules of the pair only. */
function openPool(amount0: bigint, amount1: bigint) {
  const first = computeLiquidityMinted(amount0, amount1, { reserve0: 0n, reserve1: 0n, totalSupply: 0n });
  let pool: SharedPool = {
    reserve0: amount0,
    reserve1: amount1,
    totalSupply: first + minimumLiquidity,
    rootKLast: computeSquareRootDown(amount0 * amount1),
  };
  const sync = (reserve0: bigint, reserve1: bigint, totalSupply: bigint) => {
    pool = { reserve0, reserve1, totalSupply, rootKLast: computeSquareRootDown(reserve0 * reserve1) };
  };
  return {
    state: () => withProtocolShares(pool),
    deposit: (part: bigint) => {
      const shares = withProtocolShares(pool);
      const [in0, in1] = [pool.reserve0 / part, pool.reserve1 / part];
      const minted = computeLiquidityMinted(in0, in1, shares);
      sync(pool.reserve0 + in0, pool.reserve1 + in1, shares.totalSupply + minted);
      const depthE18 = computeDepthE18(minted, pool);
      return { shares: minted, amount0: in0, amount1: in1, depthE18, timestamp: 1, isTransfer: false };
    },
    withdraw: (liquidity: bigint) => {
      const shares = withProtocolShares(pool);
      const paid = computeAmountsBurned(liquidity, shares);
      const depthE18 = computeDepthE18(liquidity, shares);
      sync(pool.reserve0 - paid.amount0, pool.reserve1 - paid.amount1, shares.totalSupply - liquidity);
      return { shares: -liquidity, ...paid, depthE18, timestamp: 2, isTransfer: false };
    },
    trade: (part: bigint, isZeroIn: boolean) => {
      const { reserve0, reserve1 } = pool;
      const [reserveIn, reserveOut] = isZeroIn ? [reserve0, reserve1] : [reserve1, reserve0];
      const amountIn = reserveIn / part;
      const amountOut = computeAmountOut(amountIn, reserveIn, reserveOut);
      pool = isZeroIn
        ? { ...pool, reserve0: reserve0 + amountIn, reserve1: reserve1 - amountOut }
        : { ...pool, reserve0: reserve0 - amountOut, reserve1: reserve1 + amountIn };
    },
    give: (gift: bigint) => {
      pool = { ...pool, reserve0: pool.reserve0 + gift };
    },
  };
}

const amount = fc.bigInt({ min: 10n ** 12n, max: 10n ** 27n });
const part = fc.bigInt({ min: 3n, max: 10_000n });

describe('[LIQ-09] earnings of a position', () => {
  it('is nothing without trades, however much others deposit and withdraw', () => {
    fc.assert(
      fc.property(amount, amount, fc.array(part, { maxLength: 8 }), (amount0, amount1, parts) => {
        const pool = openPool(amount0, amount1);
        const position = addShareMove(undefined, pool.deposit(3n));
        for (const other of parts) pool.withdraw(pool.deposit(other).shares);
        const earned = computeFeesEarned(position, pool.state());
        // A deposit or withdrawal leaves at most one unit of each token to the others.
        const dust = BigInt(2 * parts.length + 2);
        expect(earned.amount0 <= dust + dust * (amount0 / amount1)).toBe(true);
        expect(earned.amount1 <= dust + dust * (amount1 / amount0)).toBe(true);
      }),
    );
  });

  it('is 17/20 of the growth of the depth for a holder of nearly all', () => {
    const pool = openPool(10n ** 6n, 10n ** 6n);
    const { shares, ...move } = pool.deposit(1n);
    const big = pool.deposit(1n);
    const all = addShareMove(addShareMove(undefined, { shares, ...move }), big);
    const before = pool.state();
    for (let round = 0; round < 40; round += 1) pool.trade(10n, round % 2 === 0);
    const after = pool.state();
    const growth =
      computeSquareRootDown(after.reserve0 * after.reserve1 * e18) -
      computeSquareRootDown(before.reserve0 * before.reserve1 * e18);
    const earned = computeFeesEarned(all, after);
    const earnedRoot = computeSquareRootDown(earned.amount0 * earned.amount1 * e18);
    // It holds three of four parts.
    expect(Number(earnedRoot) / Number(growth)).toBeCloseTo((17 / 20) * (3 / 4), 2);
  });

  it('and deposits less withdrawals are the depth behind it now', () => {
    const acts = fc.array(
      fc.record({ act: fc.constantFrom('in', 'out', 'swap'), part, isZeroIn: fc.boolean() }),
    );
    fc.assert(
      fc.property(amount, amount, acts, (amount0, amount1, steps) => {
        const pool = openPool(amount0, amount1);
        let position: Position = addShareMove(undefined, pool.deposit(3n));
        for (const { act, part: size, isZeroIn } of steps) {
          if (act === 'swap') pool.trade(size, isZeroIn);
          else if (act === 'in') position = addShareMove(position, pool.deposit(size));
          else if (position.shares / size > 1000n)
            position = addShareMove(position, pool.withdraw(position.shares / size));
        }
        const state = pool.state();
        const earned = computeFeesEarned(position, state);
        const held = computeShareAmounts(position.shares, state);
        // In tokens at the present price: depth of the position = deposits, less withdrawals, plus earnings.
        const whole = computeDepthE18(state.totalSupply, state);
        const put0 = (position.depthE18 * state.reserve0) / whole;
        const gap = put0 + earned.amount0 - held.amount0;
        expect((gap < 0n ? -gap : gap) <= 2n).toBe(true);
        expect(computeAmountsBurned(position.shares, state)).toEqual(held);
      }),
    );
  });

  it('counts a gift to the pool, and is never below 0 when a token reduces balances', () => {
    const pool = openPool(10n ** 20n, 10n ** 20n);
    const position = addShareMove(undefined, pool.deposit(1n));
    pool.give(10n ** 18n);
    expect(computeFeesEarned(position, pool.state()).amount0 > 10n ** 17n).toBe(true);
    pool.give(-(10n ** 19n));
    expect(computeFeesEarned(position, pool.state())).toEqual({ amount0: 0n, amount1: 0n });
  });

  it('is nothing in a pool without shares', () => {
    const empty = { reserve0: 5n, reserve1: 5n, totalSupply: 0n };
    expect(computeDepthE18(1n, empty)).toBe(0n);
    expect(computeShareAmounts(1n, empty)).toEqual({ amount0: 0n, amount1: 0n });
  });
});

describe('[LIQ-09] the history of a position', () => {
  const into = { shares: 10n, amount0: 5n, amount1: 7n, depthE18: 6n, timestamp: 100, isTransfer: false };
  const out = { ...into, shares: -10n, timestamp: 200 };

  it('adds up deposits and withdrawals', () => {
    const position = addShareMove(addShareMove(undefined, into), {
      ...out,
      shares: -4n,
      amount0: 3n,
      depthE18: 2n,
    });
    expect(position).toEqual({
      shares: 6n,
      deposited0: 5n,
      deposited1: 7n,
      withdrawn0: 3n,
      withdrawn1: 7n,
      depthE18: 4n,
      since: 100,
      isComplete: true,
    });
  });

  it('begins again after everything was withdrawn', () => {
    const closed = addShareMove(addShareMove(undefined, { ...into, isTransfer: true }), out);
    expect([closed.shares, closed.isComplete]).toEqual([0n, false]);
    const again = addShareMove(closed, { ...into, timestamp: 300 });
    expect(again).toMatchObject({
      deposited0: 5n,
      withdrawn0: 0n,
      depthE18: 6n,
      since: 300,
      isComplete: true,
    });
  });

  it('is not complete with shares transferred in or out', () => {
    const position = addShareMove(undefined, into);
    expect(addShareMove(position, { ...out, shares: -1n, isTransfer: true }).isComplete).toBe(false);
  });
});

describe('[LIQ-09] a position against holding', () => {
  const none = { withdrawnValue: 0n, feesEarned: 0n };

  it('loses when the price moves and no fees are earned: 2√r/(1 + r) − 1', () => {
    // The price of token0 fell to a quarter: 100 and 100 have become 200 and 50, worth 50 and 50.
    const [value, holdValue] = [100n * e18, 125n * e18];
    const { difference, fractionE18 } = computeDifferenceToHolding({ ...none, value, holdValue });
    expect([difference, fractionE18]).toEqual([-25n * e18, -(2n * 10n ** 17n)]);
  });

  it('counts withdrawals, and has no fraction of 0', () => {
    const moved = { value: 60n, withdrawnValue: 50n, holdValue: 100n, feesEarned: 20n };
    expect(computeDifferenceToHolding(moved)).toEqual({ difference: 10n, fractionE18: 10n ** 17n });
    expect(computeDifferenceToHolding({ ...none, value: 5n, holdValue: 0n }).fractionE18).toBeUndefined();
  });

  it('given withdrawals at better prices, when it gains more than it earned, then the gain is limited to the fees', () => {
    const moved = { value: 60n, withdrawnValue: 50n, holdValue: 100n, feesEarned: 7n };
    expect(computeDifferenceToHolding(moved).difference).toBe(7n);
  });

  it('given prices that are not those of the pool, when it traded, then it loses beside holding or gains no more than it earned', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.array(fc.record({ size: part, isZeroIn: fc.boolean() }), { minLength: 1, maxLength: 20 }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        (amount0, amount1, trades, price0, price1) => {
          const pool = openPool(amount0, amount1);
          const position = addShareMove(undefined, pool.deposit(3n));
          for (const { size, isZeroIn } of trades) pool.trade(size, isZeroIn);
          const state = pool.state();
          const worth = state.reserve0 * price0 + state.reserve1 * price1;
          const toWorth = (amounts: PairAmounts) => computeWorthInPool(amounts, state, worth);
          const held = toWorth(computeShareAmounts(position.shares, state));
          const feesEarned = toWorth(computeFeesEarned(position, state));
          const { deposited0, deposited1 } = position;
          const kept = toWorth({ amount0: deposited0, amount1: deposited1 });
          // Outside the bound: rounding may leave a unit of either token.
          expect(
            held - kept <=
              feesEarned + 4n * (price0 + price1 + worth / state.reserve0 + worth / state.reserve1),
          ).toBe(true);
        },
      ),
    );
  });

  it('in a pool without reserves the worth is 0', () => {
    expect(computeWorthInPool({ amount0: 1n, amount1: 1n }, { reserve0: 0n, reserve1: 0n }, 5n)).toBe(0n);
  });
});
