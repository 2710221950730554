import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { BaseError, createClient, defineChain, http, type Account, type TransactionReceipt } from 'viem';
import {
  getBlock,
  getChainId,
  readContract,
  simulateContract,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions';
import { StackError } from '../../stack-error.ts';

interface NativeSwap {
  readonly rpcUrl: string;
  readonly account: Account;
  readonly tokenOut: `0x${string}`;
  readonly amountIn: bigint;
}

const slippageBps = 50n;
const deadlineSeconds = 1_200n;

/**
 * Swaps the native coin for a token through the router, as the page does: quote, simulate, send, wait for the
 * receipt.
 */
export async function swapNative(swap: NativeSwap): Promise<TransactionReceipt> {
  try {
    return await sendSwap(swap);
  } catch (cause) {
    throw cause instanceof BaseError
      ? new StackError(`The swap failed: ${cause.shortMessage}`, { cause })
      : cause;
  }
}

async function sendSwap({ rpcUrl, account, tokenOut, amountIn }: NativeSwap): Promise<TransactionReceipt> {
  const { client, router, wrappedNative } = await connect(rpcUrl);
  const path = [wrappedNative, tokenOut];
  const contract = { address: router, abi: routerAbi } as const;
  const amounts = await readContract(client, {
    ...contract,
    functionName: 'getAmountsOut',
    args: [amountIn, path],
  });
  const amountOutMin = ((amounts.at(-1) ?? 0n) * (10_000n - slippageBps)) / 10_000n;
  const { timestamp } = await getBlock(client);
  const { request } = await simulateContract(client, {
    ...contract,
    functionName: 'swapExactETHForTokens',
    args: [amountOutMin, path, account.address, timestamp + deadlineSeconds],
    value: amountIn,
    account,
  });
  const hash = await writeContract(client, request);
  const receipt = await waitForTransactionReceipt(client, { hash });
  if (receipt.status !== 'success') {
    throw new StackError(`The swap was reverted on chain: ${hash}`);
  }
  return receipt;
}

async function connect(rpcUrl: string) {
  const transport = http(rpcUrl);
  const chainId = await getChainId(createClient({ transport }));
  const network = findNetworkDeployment(chainId);
  const exchange = findExchangeDeployment(chainId);
  if (network === undefined || exchange === undefined) {
    throw new StackError(`There is no exchange on chain ${chainId}.`);
  }
  const chain = defineChain({
    id: chainId,
    name: `chain ${chainId}`,
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
  return {
    router: exchange.router,
    wrappedNative: network.wrappedNative,
    client: createClient({ chain, transport, pollingInterval: 50 }),
  };
}
