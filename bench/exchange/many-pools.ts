import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { multicall3Abi } from '@tradewind/abi/standard/multicall3.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { startChainNode } from '@tradewind/stack/chain-node';
import { connectChain } from '@tradewind/stack/chain/connect';
import { deployContracts } from '@tradewind/stack/chain/deploy';
import { localAccount } from '@tradewind/stack/demo-accounts';
import {
  type Address,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  keccak256,
  concat,
  numberToHex,
} from 'viem';
import { getTransactionReceipt } from 'viem/actions';

export const chainId = 31_337;
export const network = findNetworkDeployment(chainId)!;
export const exchange = findExchangeDeployment(chainId)!;

const commonTokens = 20;
/** The share of pools that add a token. Each other pool pairs such a token with another common token. */
const ownTokenShare = 0.8;
const callsPerTransaction = 400;
/** The indexer treats blocks at this depth as final and reads them by ranges. */
const finalityBlocks = 64;

/**
 * The bytecode of a token that returns a number of 64 to 96 bits for every call. The number is keccak256(address,
 * argument) >> (160 + address % 32), with the first argument. So `mint` gives each pair different reserves.
 */
const tokenCode: Hex = '0x305f5260043560205260405f2030601f1660a0011c5f5260205ff3';

type Call = { readonly target: Address; readonly callData: Hex };
type Chain = ReturnType<typeof connectChain>;

/** Starts a local chain on which the real factory created this many pairs. */
export async function startManyPools(count: number) {
  const node = await startChainNode({ mining: 'manual' });
  try {
    await createPools(connectChain(node.rpcUrl), count);
  } catch (error) {
    await node.stop();
    throw error;
  }
  return node;
}

async function createPools(client: Chain, count: number): Promise<void> {
  await deployContracts(client, new AbortController().signal);
  const pairs = listPairs(count);
  const tokens = [...new Set(pairs.flat())];
  await eachOf(tokens, 500, (address) => client.setCode({ address, bytecode: tokenCode }));
  await send(
    client,
    pairs.map(([tokenA, tokenB]) => ({
      target: exchange.factory,
      callData: encodeFunctionData({ abi: factoryAbi, functionName: 'createPair', args: [tokenA, tokenB] }),
    })),
  );
  const callData = encodeFunctionData({
    abi: pairAbi,
    functionName: 'mint',
    args: [localAccount(0).address],
  });
  await send(
    client,
    pairs.map((pair) => ({ target: toPairAddress(pair), callData })),
  );
  // Mines one block per request. With this many accounts, one request for all blocks can time out.
  for (let block = 0; block <= finalityBlocks; block += 1) await client.mine({ blocks: 1 });
}

/** Most pools pair a token of their own with a common token. */
function listPairs(count: number): (readonly [Address, Address])[] {
  const ownTokens = Math.ceil(count * ownTokenShare);
  return Array.from({ length: count }, (_, index) => {
    const common = (index + Math.floor(index / ownTokens)) % commonTokens;
    return [toTokenAddress(common), toTokenAddress(commonTokens + (index % ownTokens))] as const;
  });
}

function toTokenAddress(index: number): Address {
  return `0x${keccak256(numberToHex(index, { size: 32 })).slice(26)}`;
}

function toPairAddress(tokens: readonly Address[]): Address {
  return getCreate2Address({
    from: exchange.factory,
    salt: keccak256(concat([...tokens].toSorted())),
    bytecodeHash: exchange.pairInitCodeHash,
  });
}

/** Sends all calls, some hundred per transaction and one transaction per block. */
async function send(client: Chain, calls: readonly Call[]): Promise<void> {
  for (let from = 0; from < calls.length; from += callsPerTransaction) {
    const some = calls.slice(from, from + callsPerTransaction);
    const data = encodeFunctionData({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      args: [some.map((call) => ({ ...call, allowFailure: false }))],
    });
    const hash = await client.request({
      method: 'eth_sendTransaction',
      params: [
        { from: localAccount(0).address, to: network.multicall3, data, gas: numberToHex(900_000_000) },
      ],
    });
    await client.mine({ blocks: 1 });
    const { status } = await getTransactionReceipt(client, { hash });
    if (status !== 'success') throw new Error('pools could not be made');
  }
}

async function eachOf<Item>(items: readonly Item[], size: number, work: (item: Item) => Promise<unknown>) {
  for (let from = 0; from < items.length; from += size)
    await Promise.all(items.slice(from, from + size).map(work));
}
