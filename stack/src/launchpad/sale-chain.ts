import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';
import { parseEther } from 'viem';
import { startChainNode } from '../chain-node.ts';
import { connectChain } from '../chain/connect.ts';
import { deployContracts } from '../chain/deploy.ts';
import { createSalePlay } from './play-sales.ts';

/** A chain that has sales and no market: a keeper's other watches stay away from it. */
export const chainId = 31_338;

/** Starts a chain with payment tokens and sales; accounts 10 to 12, which run keepers, have coins. */
export async function startSaleChain() {
  const { rpcUrl, stop } = await startChainNode({ chainId });
  const client = connectChain(rpcUrl);
  await deployContracts(client, new AbortController().signal, deploymentPlans[chainId]);
  const play = createSalePlay(client, chainId);
  await play.prepare();
  for (const account of [10, 11, 12])
    await play.send(play.addressOf(0), play.addressOf(account), '0x', parseEther('10'));
  return { ...play, rpcUrl, stop };
}
