import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  findExchangeDeployment,
  findNftMarketDeployment,
  findPredictionDeployment,
  findStakePoolDeployment,
  findTierDeployment,
} from '@tradewind/abi/deployment';
import { findEnsDeployment } from '@tradewind/abi/ens-deployment';
import { pairAbi } from '@tradewind/abi/exchange/pair.abi';
import { predictionMarketAbi } from '@tradewind/abi/prediction/prediction-market.abi';
import { localEns } from '@tradewind/abi/local/ens';
import { marketAbi } from '@tradewind/abi/nft-market/market.abi';
import { marketFactoryAbi } from '@tradewind/abi/nft-market/market-factory.abi';
import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import { tierViewAbi } from '@tradewind/abi/tier/tier-view.abi';
import { erc20Abi, getAbiItem, parseEther, type Hex } from 'viem';
import { getBlock, getLogs, readContract, simulateContract } from 'viem/actions';
import { getEnsAddress, getEnsName, getEnsResolver, getEnsText } from 'viem/ens';
import { afterAll, describe, expect, it } from 'vitest';
import { startChainNode } from '../chain-node.ts';
import { createTemporaryHome } from '../home/temporary-home.ts';
import { findFreePort } from '../process/port.ts';
import { localAccount } from '../demo-accounts.ts';
import { type ChainClient, connectChain } from './connect.ts';
import { createDemoChain } from './create-demo-chain.ts';
import { assertDeployed } from './deploy.ts';

const { home, remove } = createTemporaryHome('demo-chain');
afterAll(remove);
const stateFile = join(home, 'bep.json');
const logFile = join(home, 'chain.log');
const priceSeed = '5a'.repeat(32);

/** Checks the results of viem's ENS actions against our own ENS. */
async function expectNames(client: ChainClient): Promise<void> {
  const { universalResolver } = findEnsDeployment(31337)!;
  const [alice, bob, carol] = [1, 2, 3].map((index) => localAccount(index).address) as [Hex, Hex, Hex];
  const ens = { universalResolverAddress: universalResolver };
  expect(await getEnsAddress(client, { ...ens, name: 'alice.eth' })).toBe(alice);
  expect(await getEnsAddress(client, { ...ens, name: 'carol.eth' })).toBe(carol);
  expect(await getEnsAddress(client, { ...ens, name: 'nobody.eth' })).toBeNull();
  expect(await getEnsName(client, { ...ens, address: alice })).toBe('alice.eth');
  expect(await getEnsName(client, { ...ens, address: bob })).toBeNull();
  expect(await getEnsResolver(client, { ...ens, name: 'tokens.eth' })).toBe(localEns.resolver);
  expect(await getEnsText(client, { ...ens, name: 'bob.eth', key: 'url' })).toBeNull();
}

/** Checks that the demo players have played and have claims left to collect. */
async function expectGame(client: ChainClient): Promise<void> {
  const { market: address } = findPredictionDeployment(31337)!;
  const abi = predictionMarketAbi;
  const event = getAbiItem({ abi, name: 'Entered' });
  for (const account of [1, 2, 3].map((index) => localAccount(index).address)) {
    const entered = await getLogs(client, { address, event, args: { account }, fromBlock: 0n, strict: true });
    expect(entered.length).toBeGreaterThan(20);
    const sums = await Promise.all(
      entered.map(({ args: { epoch } }) =>
        readContract(client, { address, abi, functionName: 'claimable', args: [epoch, account] }),
      ),
    );
    // Three, plus the claims of the last hour.
    const left = sums.filter((sum) => sum > 0n).length;
    expect(left).toBeGreaterThanOrEqual(3);
    expect(left).toBeLessThan(3 + 12);
  }
}

/** Checks what a demo user finds in the stake pools: a stake of each kind, and a pool that is nearly full. */
async function expectPools(client: ChainClient): Promise<void> {
  const abi = stakePoolAbi;
  const { factory } = findStakePoolDeployment(31337)!;
  const { platformToken } = findExchangeDeployment(31337)!;
  const account = localAccount(1).address;
  const pools = { address: factory, abi: stakePoolFactoryAbi, functionName: 'pools' } as const;
  const [running, nearlyFull, finished] = await readContract(client, { ...pools, args: [0n, 10n] });
  const sums = (['getExpiredTokens', 'getUnexpiredTokens'] as const).map((functionName) =>
    readContract(client, { address: running!, abi, functionName, args: [account] }),
  );
  expect(await Promise.all(sums)).toEqual([parseEther('20000'), parseEther('65000')]);
  const entry = { address: nearlyFull!, abi, functionName: 'stake', account } as const;
  await expect(
    simulateContract(client, { ...entry, args: [parseEther('100'), 60 * 86_400] }),
  ).rejects.toThrow('StakePool_AboveCap');
  expect(await readContract(client, { address: finished!, abi, functionName: 'isFinished' })).toBe(true);
  const wallet = { address: platformToken, abi: erc20Abi, functionName: 'balanceOf' } as const;
  expect(await readContract(client, { ...wallet, args: [account] })).toBeGreaterThan(parseEther('1000000'));
}

/** Checks that the staked works of the first demo account raise its tier. */
async function expectBoost(client: ChainClient): Promise<void> {
  const account = localAccount(1).address;
  const { view: address } = findTierDeployment(31337)!;
  const tier = { address, abi: tierViewAbi } as const;
  const [staked, effective] = await Promise.all([
    readContract(client, { ...tier, functionName: 'staked', args: [account] }),
    readContract(client, { ...tier, functionName: 'effective', args: [account] }),
  ]);
  expect([staked, effective]).toEqual([parseEther('65000'), parseEther('65650')]);
}

/** Checks that both collections have a market with listings, in the order in which the plan names them. */
async function expectNftMarkets(client: ChainClient): Promise<void> {
  const { factory, art, genesis } = findNftMarketDeployment(31337)!;
  const counts = [art, genesis].map(async (collection) => {
    const of = { address: factory, abi: marketFactoryAbi, functionName: 'marketOf' } as const;
    const nftMarket = await readContract(client, { ...of, args: [collection] });
    return readContract(client, { address: nftMarket, abi: marketAbi, functionName: 'askCount' });
  });
  const [ofArt, ofGenesis] = await Promise.all(counts);
  expect(ofArt).toBeGreaterThanOrEqual(10n);
  expect(ofGenesis).toBe(2n);
}

describe('createDemoChain', () => {
  it('[OPS-01] leaves no file when it is interrupted', async () => {
    const signal = AbortSignal.abort(new Error('interrupted'));
    const options = { port: await findFreePort(), stateFile, logFile, priceSeed, signal };
    await expect(createDemoChain(options)).rejects.toThrow('interrupted');
    expect(existsSync(stateFile)).toBe(false);
  });

  it('[OPS-01] [TOK-09] [PRED-12] [POOL-01] [NST-01] [NFT-01] given the rest of an interrupted run, creates a chain with names, a day of trades, a played game, stakes, staked works and NFT markets', async () => {
    writeFileSync(`${stateFile}.partial`, '{"half":');
    const { signal } = new AbortController();
    await createDemoChain({ port: await findFreePort(), stateFile, logFile, priceSeed, signal });

    const node = await startChainNode({ stateFile, mining: 'interval' });
    const client = connectChain(node.rpcUrl);
    const exchange = findExchangeDeployment(node.chainId)!;
    await assertDeployed(client);
    const swaps = await getLogs(client, { event: getAbiItem({ abi: pairAbi, name: 'Swap' }), fromBlock: 0n });
    expect(swaps.length).toBeGreaterThan(400);
    const [first, head] = [
      await getBlock(client, { blockHash: swaps[0]!.blockHash }),
      await getBlock(client),
    ];
    expect(head.timestamp - first.timestamp).toBeGreaterThan(23n * 3600n);
    expect(Date.now() / 1000 - Number(head.timestamp)).toBeLessThan(1_800);
    const burned = await readContract(client, {
      address: exchange.platformToken,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [exchange.burnAddress],
    });
    expect(burned).toBe(99_241_159n * 10n ** 18n);
    await expectNames(client);
    await expectGame(client);
    await expectPools(client);
    await expectBoost(client);
    await expectNftMarkets(client);
    await node.stop();
  }, 120_000);

  it('[OPS-01] rejects a chain without the contracts with one line', async () => {
    const node = await startChainNode();
    await expect(assertDeployed(connectChain(node.rpcUrl))).rejects.toThrow(
      /^The chain lacks WBNB, Multicall3, .*, Factory, .*: the contracts have changed since it was made\. Run npm run reset, then start again\.$/,
    );
    await node.stop();
  });
});
