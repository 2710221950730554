import { simulatedAggregatorAbi } from '@tradewind/abi/local/simulated-aggregator.abi';
import { simulatedFeedAbi } from '@tradewind/abi/local/simulated-feed.abi';
import { encodeFunctionData } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { getTransactionCount, readContract, sendRawTransaction } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { getFeederAccount } from '../demo-accounts.ts';

const chainId = 31337;
const gas = 200_000n;
/** More than any block of a local chain asks for; what is paid is the block's own price and one unit. */
const maxFeePerGas = 10n ** 12n;
/** Pushes that wait for a block, at most: a node that mines only when told gets no heap of them. */
const maxWaiting = 2;

/**
 * Writes a price into the aggregator that the feed passes on, by the feeder's own key. The nonce is asked for each time, so that a node that
 * forgot blocks, or another sender with the same key, stops nothing. False while others wait for a block.
 */
export async function pushPrice(client: ChainClient, feed: `0x${string}`, answer: bigint): Promise<boolean> {
  const account = privateKeyToAccount(getFeederAccount().privateKey);
  const { address } = account;
  const [aggregator, mined, nonce] = await Promise.all([
    readContract(client, { address: feed, abi: simulatedFeedAbi, functionName: 'aggregator' }),
    getTransactionCount(client, { address, blockTag: 'latest' }),
    getTransactionCount(client, { address, blockTag: 'pending' }),
  ]);
  if (nonce - mined >= maxWaiting) return false;
  const data = encodeFunctionData({ abi: simulatedAggregatorAbi, functionName: 'push', args: [answer] });
  const fees = { maxFeePerGas, maxPriorityFeePerGas: 1n };
  const transaction = { type: 'eip1559', chainId, nonce, to: aggregator, data, gas, ...fees } as const;
  await sendRawTransaction(client, { serializedTransaction: await account.signTransaction(transaction) });
  return true;
}
