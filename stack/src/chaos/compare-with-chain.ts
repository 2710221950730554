import { setTimeout as delay } from 'node:timers/promises';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { exchangeStatusSchema } from '@tradewind/schema/exchange/status';
import { swapListSchema, type WireSwap } from '@tradewind/schema/exchange/swap';
import { successSchema } from '@tradewind/schema/wire/envelope';
import { getAbiItem } from 'viem';
import { getBlock, getLogs } from 'viem/actions';
import { connectChain } from '../chain/connect.ts';
import { requestFromApi } from './request-from-api.ts';

const statusAnswerSchema = successSchema(exchangeStatusSchema);
const swapsAnswerSchema = successSchema(swapListSchema);

/** Lists one line per swap from the chain's logs, oldest first. */
export async function listSwapsOnChain(rpcUrl: string, toBlock: bigint): Promise<string[]> {
  const logs = await getLogs(connectChain(rpcUrl), {
    event: getAbiItem({ abi: pairAbi, name: 'Swap' }),
    strict: true,
    fromBlock: 0n,
    toBlock,
  });
  return logs.map(({ transactionHash, logIndex, address, args }) => {
    const amountIn =
      args.amount0In > 0n ? args.amount0In - args.amount0Out : args.amount1In - args.amount1Out;
    return `${transactionHash} ${logIndex} ${address.toLowerCase()} ${amountIn}`;
  });
}

/** Lists the same lines from all pages of an API's list. */
export async function listSwapsOfApi(apiUrl: string, toBlock: bigint): Promise<string[]> {
  const swaps: WireSwap[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path: string = `/exchange/swaps?pageSize=100${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const { data } = await requestFromApi(apiUrl, path, swapsAnswerSchema);
    swaps.push(...data.swaps);
    cursor = data.nextCursor;
  }
  return swaps
    .filter(({ blockNumber }) => blockNumber <= toBlock)
    .map(({ txHash, logIndex, pool, amountIn }) => `${txHash} ${logIndex} ${pool.toLowerCase()} ${amountIn}`)
    .toReversed();
}

/** Waits until an API's index reaches the head of the chain; returns that head. */
export async function untilIndexed(rpcUrl: string, apiUrl: string): Promise<bigint> {
  const client = connectChain(rpcUrl);
  for (;;) {
    const head = await getBlock(client);
    const { data } = await requestFromApi(apiUrl, '/exchange/status', statusAnswerSchema);
    if (data.blockHash === head.hash) return head.number;
    await delay(100);
  }
}
