import type { NftStakeDeployment } from '@tradewind/abi/deployment';
import { genesisCollectionAbi } from '@tradewind/abi/local/genesis-collection.abi';
import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import { activeAfter } from '@tradewind/rules/nft-stake/boost';
import { encodeFunctionData, zeroHash } from 'viem';
import { computeTimeAgo } from '../seed/compute-time-ago.ts';
import type { TimedTransaction } from '../seed/timed-transaction.ts';

export interface WorksWorld {
  readonly deployment: NftStakeDeployment;
  /** Returns the address of an account of the local mnemonic. */
  readonly addressOf: (account: number) => `0x${string}`;
  /** Unix seconds. */
  readonly endTimestamp: number;
}

export interface WorksPlan {
  /** Sorted by time. */
  readonly transactions: readonly TimedTransaction[];
  readonly holders: readonly WorksHolder[];
}

/** The works of an account at the present. */
export interface WorksHolder {
  readonly account: number;
  readonly address: `0x${string}`;
  readonly inWallet: readonly bigint[];
  readonly staked: readonly bigint[];
  /** Of the works that were staked a day ago or earlier. */
  readonly weight: bigint;
}

/** Works that an account staked together, and may have taken back. */
interface DemoStay {
  readonly works: number;
  readonly stakedDaysAgo: number;
  readonly returnedDaysAgo?: number;
}

interface DemoHolder {
  readonly account: number;
  readonly works: number;
  readonly stays: readonly DemoStay[];
}

/** A stay with the ids of its works and its times in Unix seconds. */
interface PlannedStay {
  readonly ids: readonly bigint[];
  readonly stakedAt: number;
  readonly returnedAt: number | undefined;
}

/** Sixty works. Account 2 has works that do not count yet, and account 3 took its works back. */
const demoHolders: readonly DemoHolder[] = [
  { account: 1, works: 12, stays: [{ works: 2, stakedDaysAgo: 6.2 }] },
  {
    account: 2,
    works: 8,
    stays: [
      { works: 3, stakedDaysAgo: 4.6 },
      { works: 1, stakedDaysAgo: 0.1 },
    ],
  },
  { account: 3, works: 6, stays: [{ works: 2, stakedDaysAgo: 5.7, returnedDaysAgo: 2.3 }] },
  { account: 4, works: 6, stays: [] },
  { account: 5, works: 4, stays: [] },
  { account: 6, works: 14, stays: [{ works: 10, stakedDaysAgo: 7.4 }] },
  { account: 7, works: 6, stays: [{ works: 1, stakedDaysAgo: 3.5 }] },
  { account: 8, works: 4, stays: [] },
];

const openedDaysAgo = 8;
/** The weight of a Genesis work, for which the steps of the local plan are made. */
const workWeight = 10;
const deployer = 0;

/** Computes when the works are minted. */
export function computeWorksStart(endTimestamp: number): number {
  return computeTimeAgo(endTimestamp, openedDaysAgo);
}

/** Plans who holds and stakes the Genesis works. The same world gives the same plan. */
export function planWorks(world: WorksWorld): WorksPlan {
  const { deployment, addressOf, endTimestamp } = world;
  const timestamp = computeWorksStart(endTimestamp);
  const planned = demoHolders.map((holder, index) => {
    const first = 1 + demoHolders.slice(0, index).reduce((sum, { works }) => sum + works, 0);
    const ids = Array.from({ length: holder.works }, (_, place) => BigInt(first + place));
    return { ...holder, ids, stays: planStays(holder, ids, endTimestamp) };
  });
  const transactions = [
    { from: deployer, ...allowGenesis(deployment), timestamp },
    ...planned.map(({ account, works }) => ({
      from: deployer,
      ...mint(deployment, addressOf(account), works),
      timestamp,
    })),
    ...planned.flatMap(({ account, stays }) => stays.flatMap((stay) => liveStay(world, account, stay))),
  ];
  return {
    transactions: transactions.toSorted((a, b) => a.timestamp - b.timestamp),
    holders: planned.map(({ account, ids, stays }) => {
      const kept = stays.filter(({ returnedAt }) => returnedAt === undefined);
      const staked = kept.flatMap((stay) => stay.ids);
      const counting = kept.filter(({ stakedAt }) => stakedAt + Number(activeAfter) <= endTimestamp);
      return {
        account,
        address: addressOf(account),
        inWallet: ids.filter((id) => !staked.includes(id)),
        staked,
        weight: BigInt(counting.flatMap((stay) => stay.ids).length * workWeight),
      };
    }),
  };
}

/** The first works of an account are staked, in the order of its stays. */
function planStays({ stays }: DemoHolder, ids: readonly bigint[], endTimestamp: number): PlannedStay[] {
  return stays.map(({ works, stakedDaysAgo, returnedDaysAgo }, index) => {
    const first = stays.slice(0, index).reduce((sum, stay) => sum + stay.works, 0);
    return {
      ids: ids.slice(first, first + works),
      stakedAt: computeTimeAgo(endTimestamp, stakedDaysAgo),
      returnedAt: returnedDaysAgo === undefined ? undefined : computeTimeAgo(endTimestamp, returnedDaysAgo),
    };
  });
}

function allowGenesis({ staking, genesis }: NftStakeDeployment) {
  const args = [genesis, workWeight, zeroHash] as const;
  return {
    to: staking,
    data: encodeFunctionData({ abi: nftStakingAbi, functionName: 'allowCollection', args }),
  };
}

function mint({ genesis }: NftStakeDeployment, to: `0x${string}`, works: number) {
  const args = [to, BigInt(works)] as const;
  return { to: genesis, data: encodeFunctionData({ abi: genesisCollectionAbi, functionName: 'mint', args }) };
}

/** A work that is sent to the contract is staked: no approval is left. */
function liveStay(
  { deployment, addressOf }: WorksWorld,
  from: number,
  { ids, stakedAt, returnedAt }: PlannedStay,
): TimedTransaction[] {
  const { staking, genesis } = deployment;
  const send = (id: bigint) =>
    encodeFunctionData({
      abi: genesisCollectionAbi,
      functionName: 'safeTransferFrom',
      args: [addressOf(from), staking, id],
    });
  const takeBack = encodeFunctionData({
    abi: nftStakingAbi,
    functionName: 'unstake',
    args: [genesis, ids],
  });
  return [
    ...ids.map((id) => ({ from, to: genesis, data: send(id), timestamp: stakedAt })),
    ...(returnedAt === undefined ? [] : [{ from, to: staking, data: takeBack, timestamp: returnedAt }]),
  ];
}
