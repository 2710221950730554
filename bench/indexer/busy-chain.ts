import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { multicall3Abi } from '@tradewind/abi/standard/multicall3.abi';
import { routerAbi } from '@tradewind/abi/exchange/router.abi';
import { localPools } from '@tradewind/abi/local/deployment-plan';
import { startChainNode } from '@tradewind/stack/chain-node';
import { connectChain } from '@tradewind/stack/chain/connect';
import { deployContracts } from '@tradewind/stack/chain/deploy';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { exchangeSeed } from '@tradewind/stack/exchange/seed';
import { seedChain } from '@tradewind/stack/seed/seed';
import { encodeFunctionData, numberToHex } from 'viem';

export const chainId = 31_337;
const swapsPerBlock = 150;
const spanSeconds = 26 * 3_600;
const value = 10n ** 14n;
/** The number of empty blocks above the blocks that are read by ranges. */
const finalityBlocks = 64;

/** Starts a local chain with the exchange and very many swaps; it mines on request. */
export async function startBusyChain(blocks: number) {
  const { signal } = new AbortController();
  const now = Math.floor(Date.now() / 1_000);
  const span = { startTimestamp: now - spanSeconds, endTimestamp: now };
  // No state file: the node would write all of it every ten seconds.
  const node = await startChainNode({ mining: 'manual', genesisTimestamp: span.startTimestamp });
  const client = connectChain(node.rpcUrl);
  await deployContracts(client, signal);
  await seedChain(client, { ...span, chainId: 31337, seeds: [exchangeSeed], priceSeed: '' }, signal);
  const send = async (count: number): Promise<void> => {
    const transaction = { ...toSwaps(count), gas: numberToHex(29_000_000) };
    await client.request({ method: 'eth_sendTransaction', params: [transaction] });
  };
  for (let block = 0; block < blocks; block += 1) {
    await send(swapsPerBlock);
    await client.mine({ blocks: 1 });
  }
  await client.mine({ blocks: finalityBlocks + 1 });
  return { node, send, mine: () => client.mine({ blocks: 1 }) };
}

/** Creates swaps through several pools in one transaction. */
function toSwaps(count: number) {
  const network = findNetworkDeployment(chainId);
  const exchange = findExchangeDeployment(chainId);
  if (!network || !exchange) throw new TypeError('the exchange is on the local chain');
  const { multicall3, wrappedNative } = network;
  const { router } = exchange;
  const account = localAccount(1).address;
  const tokens = localPools.flatMap(({ tokenA, tokenB }) =>
    tokenA === wrappedNative ? tokenB : tokenB === wrappedNative ? tokenA : [],
  );
  const calls = Array.from({ length: count }, (_, index) => ({
    target: router,
    allowFailure: true,
    value,
    callData: encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
      args: [0n, [wrappedNative, tokens[index % tokens.length] ?? wrappedNative], account, 2n ** 40n],
    }),
  }));
  return {
    from: account,
    to: multicall3,
    value: numberToHex(value * BigInt(count)),
    data: encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3Value', args: [calls] }),
  };
}
