import { simulatedAggregatorAbi } from '@tradewind/abi/local/simulated-aggregator.abi';
import { simulatedFeedAbi } from '@tradewind/abi/local/simulated-feed.abi';
import { encodeFunctionData } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { getTransactionCount, readContract, sendRawTransaction } from 'viem/actions';
import type { ChainClient } from '../../chain/connect.ts';
import { getFeederAccount } from '../../demo-accounts.ts';

const chainId = 31337;
const gas = 200_000n;
/** Above any base fee of a local chain; the paid price is the block's own price and one unit. */
const maxFeePerGas = 10n ** 12n;
/** The maximum number of pending pushes. It limits the queue of a node that mines only on request. */
const maxWaiting = 2;

/**
 * Writes a price into the feed's aggregator with the feeder's key. It reads the nonce each time, so it recovers from
 * lost blocks and from another sender with the same key. Returns false while too many pushes are pending.
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
