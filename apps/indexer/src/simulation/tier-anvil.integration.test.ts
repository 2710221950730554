import {
  findNftStakeDeployment,
  findStakePoolDeployment,
  findTierDeployment,
} from '@tradewind/abi/deployment';
import { deploymentPlans } from '@tradewind/abi/local/deployment-plan';
import { genesisCollectionAbi } from '@tradewind/abi/local/genesis-collection.abi';
import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import { stakePoolFactoryAbi } from '@tradewind/abi/stake-pool/stake-pool-factory.abi';
import { tierViewAbi } from '@tradewind/abi/tier/tier-view.abi';
import { createTestDatabase } from '@tradewind/db/test-database';
import { listTierStakes, type TierStakes } from '@tradewind/db/tier/list-tier-stakes.query';
import { computeEffectiveStake } from '@tradewind/rules/tier/effective-stake';
import { toAddressKey } from '@tradewind/rules/network/address';
import { startChainNode } from '@tradewind/stack/chain-node';
import { type ChainClient, connectChain } from '@tradewind/stack/chain/connect';
import { deployContracts } from '@tradewind/stack/chain/deploy';
import { sendAs } from '@tradewind/stack/chain/send-as';
import { localAccount } from '@tradewind/stack/demo-accounts';
import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseEther, zeroHash } from 'viem';
import { getBlock, readContract, simulateContract, waitForTransactionReceipt } from 'viem/actions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nftStakeArea } from '../nft-stake/nft-stake-area.ts';
import { stakePoolArea } from '../stake-pool/stake-pool-area.ts';
import { startFollower } from './follower.ts';
import { createRandom } from './random.ts';

const chainId = 31337;
const finalityBlocks = 6;
const day = 86_400;
const { factory } = findStakePoolDeployment(chainId)!;
const { staking, genesis } = findNftStakeDeployment(chainId)!;
const { view } = findTierDeployment(chainId)!;
const owner = localAccount(0).address;
const accounts = [1, 2, 3, 4, 5].map((index) => localAccount(index).address);
const periods = [
  { duration: day / 2, aprBps: 100 },
  { duration: 3 * day, aprBps: 200 },
  { duration: 20 * day, aprBps: 300 },
];
const tokenOf = (symbol: string) => deploymentPlans[chainId].find(({ name }) => name === symbol)!.address;
const platformToken = toAddressKey(tokenOf('BSCS'));
const random = createRandom(0x74696572);

let node: Awaited<ReturnType<typeof startChainNode>>;
let client: ChainClient;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let follower: ReturnType<typeof startFollower>;
let pools: Hex[];
/** The works of each account, by its place. */
const works = accounts.map((_, place) =>
  Array.from({ length: 12 }, (_work, at) => BigInt(1 + place * 12 + at)),
);

beforeAll(async () => {
  node = await startChainNode();
  client = connectChain(node.rpcUrl);
  await deployContracts(client, AbortSignal.timeout(60_000));
  pools = [];
  for (const [deposit, earn] of [
    ['BSCS', 'BSCS'],
    ['BSCS', 'CAKE'],
    ['CAKE', 'BSCS'],
  ] as const)
    pools.push(await createPool(tokenOf(deposit), tokenOf(earn)));
  await send(owner, staking, call(nftStakingAbi, 'allowCollection', [genesis, 10, zeroHash]));
  for (const account of accounts) {
    await send(owner, genesis, call(genesisCollectionAbi, 'mint', [account, 12n]));
    await send(account, genesis, call(genesisCollectionAbi, 'setApprovalForAll', [staking, true]));
  }
  database = await createTestDatabase();
  follower = startFollower({
    databaseUrl: database.url,
    rpcUrl: node.rpcUrl,
    timeoutMs: 10_000,
    chainId,
    areas: [
      stakePoolArea.on(stakePoolArea.findSources(chainId)!),
      nftStakeArea.on(nftStakeArea.findSources(chainId)!),
    ],
    chain: { finalityBlocks, isLocal: true, maxRangeBlocks: 100 },
  });
}, 180_000);
afterAll(async () => {
  await follower.kill();
  await database.drop();
  await node.stop();
});

function call(abi: unknown, functionName: string, args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi, functionName, args } as never);
}

async function send(from: Hex, to: Hex, data: Hex): Promise<boolean> {
  const hash = await sendAs(client, { from, to, data });
  return (await waitForTransactionReceipt(client, { hash })).status === 'success';
}

async function createPool(depositToken: Hex, earnToken: Hex): Promise<Hex> {
  const terms = { minimumStake: 1n, cap: parseEther('10000000'), owner, treasury: owner, periods, fees: [] };
  const create = {
    address: factory,
    abi: stakePoolFactoryAbi,
    functionName: 'createPool',
    args: [{ depositToken, earnToken, ...terms }],
    account: owner,
  } as const;
  const { result: pool } = await simulateContract(client, create);
  await send(owner, factory, encodeFunctionData(create));
  await send(owner, earnToken, call(erc20Abi, 'approve', [pool, maxUint256]));
  await send(owner, pool, call(stakePoolAbi, 'fund', [parseEther('10000')]));
  for (const account of accounts) {
    await send(owner, depositToken, call(erc20Abi, 'transfer', [account, parseEther('50000')]));
    await send(account, depositToken, call(erc20Abi, 'approve', [pool, maxUint256]));
  }
  return pool;
}

/** One call of an account; one that the contract refuses changes nothing. */
const moves = {
  stake: (account: Hex) => {
    const amount = parseEther(String(random.between(1, 4_000))) + BigInt(random.between(0, 9));
    const { duration } = random.pick(periods);
    return send(account, random.pick(pools), call(stakePoolAbi, 'stake', [amount, duration]));
  },
  unstake: async (account: Hex) => {
    const pool = random.pick(pools);
    const ids = await readContract(client, {
      address: pool,
      abi: stakePoolAbi,
      functionName: 'userStakeIds',
      args: [account],
    });
    return send(account, pool, call(stakePoolAbi, 'unstake', [ids.slice(0, random.between(1, 2))]));
  },
  harvest: (account: Hex) => send(account, random.pick(pools), call(stakePoolAbi, 'harvest', [])),
  stakeWorks: (account: Hex) =>
    send(account, staking, call(nftStakingAbi, 'stake', [genesis, pickWorks(account)])),
  returnWorks: (account: Hex) =>
    send(account, staking, call(nftStakingAbi, 'unstake', [genesis, pickWorks(account)])),
};
const kinds = [
  'stake',
  'stake',
  'stake',
  'unstake',
  'harvest',
  'stakeWorks',
  'stakeWorks',
  'returnWorks',
] as const;

function pickWorks(account: Hex): bigint[] {
  const own = works[accounts.indexOf(account)] ?? [];
  const first = random.between(0, 3) * 3;
  return own.slice(first, first + random.pick([1, 3]));
}

async function readSteps() {
  const boostSteps = { address: staking, abi: nftStakingAbi, functionName: 'boostSteps' } as const;
  const steps = await readContract(client, boostSteps);
  return steps.map(({ weight, boostBps }) => ({ weight: BigInt(weight), boostBps: BigInt(boostBps) }));
}

/** What the contract answers of all accounts with a stake, at a block. */
async function readTiers(blockNumber: bigint) {
  const read = (functionName: 'staked' | 'effective', account: Hex) =>
    readContract(client, { address: view, abi: tierViewAbi, functionName, args: [account], blockNumber });
  const tiers = await Promise.all(
    accounts.map(async (account) => ({
      account: toAddressKey(account),
      staked: await read('staked', account),
      effective: await read('effective', account),
    })),
  );
  return tiers.filter(({ staked }) => staked > 0n).toSorted((a, b) => (a.account < b.account ? -1 : 1));
}

function toTiers({ lines }: TierStakes) {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [account, staked = '', boost = ''] = line.split(',');
      return {
        account,
        staked: BigInt(staked),
        effective: computeEffectiveStake(BigInt(staked), BigInt(boost)),
      };
    });
}

it('[IDO-13] given random stakes and NFTs on a real chain, then the tiers of the last final block are those of the contract at it', async () => {
  const steps = await readSteps();
  const done = new Map<string, number>();
  const seen = { boosted: 0, matured: 0, later: 0 };
  for (let round = 0; round < 40; round += 1) {
    for (let move = 0; move < 4; move += 1) {
      const kind = random.pick(kinds);
      if (await moves[kind](random.pick(accounts))) done.set(kind, (done.get(kind) ?? 0) + 1);
      await client.increaseTime({ seconds: random.pick([1, 40, day / 4, day]) });
    }
    await client.mine({ blocks: 1 });
    await follower.catchUp();
    const stakes = await listTierStakes(database, { chainId, platformToken, tierUnit: 1n, steps });
    const head = await getBlock(client);
    const final = await getBlock(client, { blockNumber: head.number - BigInt(finalityBlocks) });
    expect([stakes!.blockNumber, stakes!.blockHash]).toEqual([Number(final.number), final.hash]);
    const expected = await readTiers(final.number);
    expect(toTiers(stakes!), `block ${final.number}`).toEqual(expected);
    if (expected.some(({ staked, effective }) => effective > staked)) seen.boosted += 1;
    const current = await readTiers(head.number);
    if (JSON.stringify(current, toText) !== JSON.stringify(expected, toText)) seen.later += 1;
    if (await hasMatured(final.number)) seen.matured += 1;
  }
  for (const kind of kinds) expect(done.get(kind), kind).toBeGreaterThan(3);
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(5);
}, 240_000);

const toText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** Whether somebody has a stake that is at its end, and is not withdrawn. */
async function hasMatured(blockNumber: bigint): Promise<boolean> {
  const sums = await Promise.all(
    pools.flatMap((address) =>
      accounts.map((account) =>
        readContract(client, {
          address,
          abi: stakePoolAbi,
          functionName: 'getExpiredTokens',
          args: [account],
          blockNumber,
        }),
      ),
    ),
  );
  return sums.some((sum) => sum > 0n);
}
