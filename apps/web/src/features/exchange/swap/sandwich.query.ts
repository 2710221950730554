import { findBestSandwich, findSafeSlippageBps } from '@tradewind/rules/exchange/sandwich';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { useMemo } from 'react';
import { findValue, mapReading, type Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { findFeeIn } from '../quote/fee-in.ts';
import { useGasPrice } from '../../../shared/chain/gas-price.query.ts';
import { usePoolsBetween } from '../reserves/pools.query.ts';

/** The effect of trades right before and after a trade. */
export type SandwichRisk = {
  /**
   * The maximum loss of the trade, in the currency of the side
   * that is not exact. It is 0 where no attacker would profit.
   */
  readonly loss: bigint;
  /** A slippage without profit for an attacker; undefined where the chosen one already is. */
  readonly safeSlippageBps: number | undefined;
};

/** Minimum gas of the two swaps of a sandwich. */
const sandwichGas = 150_000n;
/** Below this a trade fails by ordinary price movements. */
const leastBps = 10;

/** The tokens' tax uses up a part of the slippage, which an attacker cannot take. */
export function useSandwichRisk(trade: Trade, slippageBps: number, taxBps: number): Reading<SandwichRisk> {
  const pools = findValue(usePoolsBetween(trade.tokenIn, trade.tokenOut).pools);
  const gasPrice = useGasPrice();
  const fee = (findValue(gasPrice) ?? 0n) * sandwichGas;
  const { wrappedNative } = useChain().contracts;
  const risk = useMemo(() => {
    const cost = findFeeIn(trade.tokenIn, { amount: fee, wrappedNative }, pools ?? []) ?? 0n;
    const leftBps = Math.max(0, slippageBps - taxBps);
    const safeBps = findSafeSlippageBps(trade, leftBps, { cost, leastBps });
    return {
      loss: findBestSandwich(trade, leftBps, cost)?.loss ?? 0n,
      safeSlippageBps: safeBps === undefined ? undefined : safeBps + taxBps,
    };
  }, [trade, slippageBps, taxBps, pools, fee, wrappedNative]);
  return mapReading(gasPrice, () => risk);
}
