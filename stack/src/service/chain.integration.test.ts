import {
  findLaunchpadDeployment,
  findNetworkDeployment,
  type NetworkDeployment,
} from '@tradewind/abi/deployment';
import { saleFactoryAbi } from '@tradewind/abi/launchpad/sale-factory.abi';
import { localGrants, type LocalChainId } from '@tradewind/abi/local/deployment-plan';
import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { wrappedNativeAbi } from '@tradewind/abi/standard/wrapped-native.abi';
import { encodeFunctionData, parseEther } from 'viem';
import { getBalance, multicall, readContract } from 'viem/actions';
import { afterAll, describe, expect, it } from 'vitest';
import { connectChain, type ChainClient } from '../chain/connect.ts';
import { sendAs } from '../chain/send-as.ts';
import { getKeeperAccount, listDemoAccounts, localAccount } from '../demo-accounts.ts';
import { demoSales } from '../launchpad/demo-sales.ts';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { findFreePort } from '../process/port.ts';
import { chainService } from './chain.ts';

const { home, remove } = createTemporaryHome('plain-chain');
afterAll(remove);

const demoAccounts = listDemoAccounts().map(({ address }) => address);
const { signal } = new AbortController();
const priceSeed = 'ab'.repeat(32);

async function startPlainChain(code: 'erc' | 'poly', chainId: LocalChainId) {
  const port = await findFreePort();
  const service = chainService({
    home,
    port,
    code,
    chainId,
    priceSeed,
    saveSeconds: 10,
    print: () => undefined,
  });
  const node = await service.start(signal);
  return { ...node, client: connectChain(`http://127.0.0.1:${port}`) };
}

function readBalances(client: ChainClient, { multicall3, stablecoins }: NetworkDeployment) {
  return multicall(client, {
    multicallAddress: multicall3,
    allowFailure: false,
    contracts: stablecoins.flatMap((address) =>
      demoAccounts.map((account) => ({
        address,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account],
      })),
    ),
  });
}

describe('chainService', () => {
  it.each([
    ['erc', 31338, 'WETH'],
    ['poly', 31339, 'WPOL'],
  ] as const)(
    '[OPS-01] given the chain %s, when it starts for the first or second time, then it has its contracts, its sales, demo accounts with their grants, and a keeper with coins',
    async (code, chainId, symbol) => {
      const network = findNetworkDeployment(chainId)!;
      const wrapped = { address: network.wrappedNative, abi: wrappedNativeAbi } as const;
      const granted = localGrants[chainId].map(({ amount }) => amount);
      const first = await startPlainChain(code, chainId);
      expect(await readBalances(first.client, network)).toEqual(granted);
      const sales = { address: findLaunchpadDeployment(chainId)!.factory, abi: saleFactoryAbi } as const;
      expect(await readContract(first.client, { ...sales, functionName: 'saleCount' })).toBe(
        BigInt(demoSales.filter((sale) => sale.chainId === chainId).length),
      );
      expect(await readContract(first.client, { ...wrapped, functionName: 'symbol' })).toBe(symbol);
      for (const address of demoAccounts)
        expect(await getBalance(first.client, { address })).toBeGreaterThan(parseEther('9000'));
      const { address: keeper } = getKeeperAccount();
      expect(await getBalance(first.client, { address: keeper })).toBe(parseEther('100'));

      const [from, to] = demoAccounts as [`0x${string}`, `0x${string}`];
      const paid = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 1n] });
      await sendAs(first.client, { from, to: network.stablecoins[0]!, data: paid });
      const deposit = encodeFunctionData({ abi: wrappedNativeAbi, functionName: 'deposit' });
      await sendAs(first.client, { from, to: network.wrappedNative, data: deposit, value: 5n });
      await first.client.mine({ blocks: 1 });
      await first.stop();

      const second = await startPlainChain(code, chainId);
      const [granted1, granted2, ...others] = granted as [bigint, bigint, ...bigint[]];
      expect(await readBalances(second.client, network)).toEqual([granted1 - 1n, granted2 + 1n, ...others]);
      expect(await readContract(second.client, { ...wrapped, functionName: 'balanceOf', args: [from] })).toBe(
        5n,
      );
      await second.stop();
    },
  );

  it('[OPS-01] given the plans of the local chains, then two tokens are at the same address on all and held in other amounts', () => {
    const [first, ...others] = [31337, 31338, 31339].map((chainId) => findNetworkDeployment(chainId)!);
    for (const { stablecoins } of others) expect(stablecoins).toEqual(first!.stablecoins.slice(-2));
    for (const stablecoin of others[0]!.stablecoins) {
      const [ethereum, polygon] = ([31338, 31339] as const).map((chainId) =>
        localGrants[chainId].filter(({ token }) => token === stablecoin),
      );
      const amounts = [...ethereum!, ...polygon!].map(({ amount }) => amount);
      expect(new Set(amounts).size).toBe(amounts.length);
      expect(ethereum!.map(({ account }) => localAccount(account).address)).toEqual(demoAccounts);
    }
  });
});
