import { findBestSandwich, findSafeSlippageBps } from '@tradewind/rules/exchange/sandwich';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { useMemo } from 'react';
import { getExchange } from '../../shared/chain/chain-client.ts';
import { findValue, mapReading, type Reading } from '../../shared/chain/reading.ts';
import { findFeeIn } from './fee-in.ts';
import { useGasPrice } from './gas-price.query.ts';
import { usePools } from './pools.query.ts';

/** What trading before and after a trade would do to it. */
export type SandwichRisk = {
  /** What the trade loses at most, in the currency of the side that is not exact; 0 where nobody earns by it. */
  readonly loss: bigint;
  /** A slippage at which nobody would; undefined where the chosen one is such. */
  readonly safeSlippageBps: number | undefined;
};

/** Gas of the two swaps that a sandwich needs at least. */
const sandwichGas = 150_000n;
/** Below this a trade fails by what others do without any ill will. */
const leastBps = 10;

/** Of the slippage, what the tokens' tax takes is not there for anybody else. */
export function useSandwichRisk(trade: Trade, slippageBps: number, taxBps: number): Reading<SandwichRisk> {
  const pools = findValue(usePools());
  const gasPrice = useGasPrice();
  const fee = (findValue(gasPrice) ?? 0n) * sandwichGas;
  const { wrappedNative } = getExchange();
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
