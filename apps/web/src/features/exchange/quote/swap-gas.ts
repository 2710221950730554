import { listParts, type Trade } from '@tradewind/rules/exchange/trade';

/** Gas of each further route and hop of a swap, rounded up from the measurements of contracts/bench. */
export const [routeGas, hopGas] = [10_000n, 35_000n];
/** Gas of a swap beside its hops, by the same measurements. */
const transactionGas = 45_000n;

/** The gas of a trade before it can be simulated, without an approval. */
export function estimateSwapGas(trade: Trade): bigint {
  const parts = listParts(trade);
  const hops = parts.reduce((sum, { route }) => sum + BigInt(route.pools.length), 0n);
  return transactionGas + hops * hopGas + BigInt(parts.length - 1) * routeGas;
}
