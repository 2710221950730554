import { findExchangeDeployment, findNetworkDeployment } from '@tradewind/abi/deployment';
import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { connectChain } from '@tradewind/stack/chain/connect';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { type Address, encodeFunctionData, type Hex, numberToHex, padHex } from 'viem';
import { multicall, readContract } from 'viem/actions';

type Client = ReturnType<typeof connectChain>;
type Deal = {
  Method: 'anvil_dealERC20';
  Parameters: [holder: Address, token: Address, amount: Hex];
  ReturnType: null;
};

/** Returns a thousand units for every call. */
const tokenCode: Hex = `0x7f${(1_000n * 10n ** 18n).toString(16).padStart(64, '0')}60005260206000f3`;
const callsPerBlock = 100;

/**
 * Creates pools until there are `wanted`. Each new token trades against two real ones, so each pool can be in a
 * route.
 */
export async function makePools(rpcUrl: string, chainId: number, wanted: number): Promise<void> {
  const client = connectChain(rpcUrl);
  const { factory, multicall3, wrappedNative, commonTokens } = readDeployment(chainId);
  const address = factory;
  const there = await readContract(client, { address, abi: factoryAbi, functionName: 'allPairsLength' });
  const hubs = [...new Set([wrappedNative, ...commonTokens])].slice(0, 2);
  const sides = planPools(Math.max(0, wanted - Number(there)), hubs);
  const tokens = [...new Set(sides.map(({ token }) => token))];
  for (const token of tokens) await client.setCode({ address: token, bytecode: tokenCode });
  await sendAll(
    client,
    sides.map(({ token, hub }) => ({
      to: factory,
      data: encodeFunctionData({ abi: factoryAbi, functionName: 'createPair', args: [token, hub] }),
    })),
  );
  const getPair = { address, abi: factoryAbi, functionName: 'getPair' } as const;
  const pairs = await multicall(client, {
    contracts: sides.map(({ token, hub }) => ({ ...getPair, args: [token, hub] })),
    multicallAddress: multicall3,
    allowFailure: false,
  });
  const amount = numberToHex(10n ** 18n);
  for (const [index, pair] of pairs.entries())
    await client.request<Deal>({
      method: 'anvil_dealERC20',
      params: [pair, sides[index]?.hub ?? wrappedNative, amount],
    });
  const holder = localAccount(1).address;
  const data = encodeFunctionData({ abi: pairAbi, functionName: 'mint', args: [holder] });
  await sendAll(
    client,
    pairs.map((to) => ({ to, data })),
  );
}

/** Returns the two tokens of each pool: each new token against every hub. */
function planPools(count: number, hubs: readonly Address[]): { token: Address; hub: Address }[] {
  const tokens = Array.from({ length: Math.ceil(count / hubs.length) }, (_, index) =>
    padHex(numberToHex(0xbe_00_00 + index), { size: 20 }),
  );
  return tokens.flatMap((token) => hubs.map((hub) => ({ token, hub }))).slice(0, count);
}

function readDeployment(chainId: number) {
  const network = findNetworkDeployment(chainId);
  const exchange = findExchangeDeployment(chainId);
  if (!network || !exchange) throw new TypeError('the exchange is on the local chain');
  return { ...network, ...exchange };
}

/** Sends calls in order, many per block. */
async function sendAll(client: Client, calls: readonly { to: Address; data: Hex }[]): Promise<void> {
  const from = localAccount(1).address;
  const gas = numberToHex(2_500_000);
  await client.setAutomine(false);
  for (const [index, call] of calls.entries()) {
    await client.request({ method: 'eth_sendTransaction', params: [{ from, gas, ...call }] });
    if (index % callsPerBlock === callsPerBlock - 1) await client.mine({ blocks: 1 });
  }
  await client.mine({ blocks: 1 });
  await client.setAutomine(true);
}
