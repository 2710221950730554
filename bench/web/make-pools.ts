import { findExchangeDeployment } from '@tradewind/abi/deployment';
import { factoryAbi } from '@tradewind/abi/exchange/factory.abi';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { connectChain } from '@tradewind/stack/chain/connect';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { type Address, encodeFunctionData, type Hex, numberToHex, padHex } from 'viem';
import { readContract } from 'viem/actions';

type Client = ReturnType<typeof connectChain>;
type Deal = {
  Method: 'anvil_dealERC20';
  Parameters: [holder: Address, token: Address, amount: Hex];
  ReturnType: null;
};

/** Answers every question with a thousand of its units. */
const tokenCode: Hex = `0x7f${(1_000n * 10n ** 18n).toString(16).padStart(64, '0')}60005260206000f3`;
const callsPerBlock = 100;

/** Makes pools until there are `wanted`: every new token trades against two real ones, so that each pool can be part of a route. */
export async function makePools(rpcUrl: string, chainId: number, wanted: number): Promise<void> {
  const client = connectChain(rpcUrl);
  const { factory, wrappedNative, commonTokens } = readDeployment(chainId);
  const hubs = [wrappedNative, ...commonTokens.filter((token) => token !== wrappedNative)].slice(0, 2);
  const there = await readContract(client, {
    address: factory,
    abi: factoryAbi,
    functionName: 'allPairsLength',
  });
  const missing = wanted - Number(there);
  const sides = Array.from({ length: Math.max(0, missing) }, (_, index) => ({
    token: padHex(numberToHex(0xbe_00_00 + Math.floor(index / hubs.length)), { size: 20 }),
    hub: hubs[index % hubs.length] ?? wrappedNative,
  }));
  const tokens = [...new Set(sides.map(({ token }) => token))];
  await Promise.all(tokens.map((address) => client.setCode({ address, bytecode: tokenCode })));
  await sendAll(
    client,
    sides.map(({ token, hub }) => ({
      to: factory,
      data: encodeFunctionData({ abi: factoryAbi, functionName: 'createPair', args: [token, hub] }),
    })),
  );
  const pairs = await Promise.all(
    sides.map(({ token, hub }) =>
      readContract(client, {
        address: factory,
        abi: factoryAbi,
        functionName: 'getPair',
        args: [token, hub],
      }),
    ),
  );
  const amount = numberToHex(10n ** 18n);
  for (const [index, pair] of pairs.entries())
    await client.request<Deal>({
      method: 'anvil_dealERC20',
      params: [pair, sides[index]?.hub ?? wrappedNative, amount],
    });
  const data = encodeFunctionData({ abi: pairAbi, functionName: 'sync' });
  await sendAll(
    client,
    pairs.map((to) => ({ to, data })),
  );
}

function readDeployment(chainId: number) {
  const deployment = findExchangeDeployment(chainId);
  if (deployment === undefined) throw new TypeError('the exchange is on the local chain');
  return deployment;
}

/** Sends calls in order, many to a block. */
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
