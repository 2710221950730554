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
  return useMemo(
    () =>
      mapReading(gasPrice, (price) => {
        const { wrappedNative } = getExchange();
        const fee = price * sandwichGas;
        const cost = isSameAddress(trade.tokenIn, wrappedNative)
          ? fee
          : (findBestRouteExactIn(pools ?? [], wrappedNative, trade.tokenIn, fee)?.amounts.at(-1) ?? 0n);
        const leftBps = Math.max(0, slippageBps - taxBps);
        const safeBps = findSafeSlippageBps(trade, leftBps, { cost, leastBps });
        return {
          loss: findBestSandwich(trade, leftBps, cost)?.loss ?? 0n,
          safeSlippageBps: safeBps === undefined ? undefined : safeBps + taxBps,
        };
      }),
    // A reading is a new object each time; what it says is not.
    [trade, slippageBps, taxBps, pools, findValue(gasPrice), gasPrice.state],
  );
}

function useGasPrice(): Reading<bigint> {
  return toReading(useQuery({ queryKey: [chainReadKey, 'gas-price'], queryFn: fetchGasPrice }));
}

async function fetchGasPrice(): Promise<bigint> {
  const { getGasPrice } = await import('viem/actions');
  return getGasPrice(getChainClient());
}
