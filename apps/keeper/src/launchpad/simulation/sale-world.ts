import type { Hex } from '@tradewind/db/column/hex-bytes';
import { chainId, startSaleChain } from '@tradewind/stack/launchpad/sale-chain';
import { numberToHex } from 'viem';
import { createProcesses } from '../../simulation/processes.ts';

/** A chain with payment tokens and sales, and its processes. */
export async function createSaleWorld(keeper: Readonly<Record<string, string>>) {
  const chain = await startSaleChain();
  const processes = createProcesses({ chainId, rpcUrl: chain.rpcUrl, keeper });
  return {
    ...chain,
    /** An account of this number, below 31, pays whole dollars. */
    join: async (sale: Hex, buyer: number, amount: number): Promise<Hex> => {
      const account = numberToHex(0xb000n + BigInt((buyer * 11) % 31) * 0x1_0000_0000_0000n, { size: 20 });
      await chain.join(sale, account, amount);
      return account;
    },
    /** The tokens are there, and their date has passed. */
    deliver: async (sale: Hex): Promise<void> => chain.travelTo((await chain.deliver(sale)) + 60),
    startIndexer: processes.startIndexer,
    startKeeper: processes.startKeeper,
    stopProcesses: processes.stopAll,
    stop: async () => {
      await processes.stop();
      await chain.stop();
    },
  };
}
