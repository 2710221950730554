import type { Pool } from '@tradewind/rules/exchange/pair';
import { findBestRouteExactIn } from '@tradewind/rules/exchange/route';
import { findBestSandwich, findSafeSlippageBps } from '@tradewind/rules/exchange/sandwich';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { isSameAddress } from '@tradewind/rules/network/address';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getChainClient, getExchange } from '../../shared/chain/chain-client.ts';
import { chainReadKey } from '../../shared/chain/latest-block.ts';
import { findValue, mapReading, type Reading, toReading } from '../../shared/chain/reading.ts';
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
  const risk = useMemo(() => {
    const cost = computeCost(trade, pools ?? [], fee);
    const leftBps = Math.max(0, slippageBps - taxBps);
    const safeBps = findSafeSlippageBps(trade, leftBps, { cost, leastBps });
    return {
      loss: findBestSandwich(trade, leftBps, cost)?.loss ?? 0n,
      safeSlippageBps: safeBps === undefined ? undefined : safeBps + taxBps,
    };
  }, [trade, slippageBps, taxBps, pools, fee]);
  return mapReading(gasPrice, () => risk);
}

/** A fee in the native coin as an amount of what the trade pays; nothing where no pool tells. */
function computeCost({ tokenIn }: Trade, pools: readonly Pool[], fee: bigint): bigint {
  const { wrappedNative } = getExchange();
  if (fee === 0n || isSameAddress(tokenIn, wrappedNative)) return fee;
  return findBestRouteExactIn(pools, wrappedNative, tokenIn, fee)?.amounts.at(-1) ?? 0n;
}

function useGasPrice(): Reading<bigint> {
  return toReading(useQuery({ queryKey: [chainReadKey, 'gas-price'], queryFn: fetchGasPrice }));
}

async function fetchGasPrice(): Promise<bigint> {
  const { getGasPrice } = await import('viem/actions');
  return getGasPrice(getChainClient());
}
