import { chainId, startSaleChain } from '@tradewind/stack/launchpad/sale-chain';
import { createProcesses } from '../../simulation/processes.ts';

/** A chain with sales, and its processes. */
export async function createSaleWorld(keeper: Readonly<Record<string, string>>) {
  const chain = await startSaleChain();
  const { startIndexer, startKeeper, stopAll, stop } = createProcesses({
    chainId,
    rpcUrl: chain.rpcUrl,
    keeper,
  });
  return {
    ...chain,
    startIndexer,
    startKeeper,
    stopProcesses: stopAll,
    stop: async () => {
      await stop();
      await chain.stop();
    },
  };
}
