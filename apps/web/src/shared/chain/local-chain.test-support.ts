import { findNetworkDeployment } from '@tradewind/abi/deployment';
import { defineChain, zeroAddress } from 'viem';

/** The local chain, whose node is simulated by a test. */
export const localChain = defineChain({
  id: 31337,
  name: 'Local BSC',
  nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  rpcUrls: { default: { http: [] } },
  contracts: { multicall3: { address: findNetworkDeployment(31337)?.multicall3 ?? zeroAddress } },
});
