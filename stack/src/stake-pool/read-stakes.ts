import { stakePoolAbi } from '@tradewind/abi/stake-pool/stake-pool.abi';
import type { Database } from '@tradewind/db/database';
import { accountActivitySchema } from '@tradewind/schema/activity/account-activity';
import { type WireStakePool, stakePoolSchema } from '@tradewind/schema/stake-pool/pool';
import { successSchema } from '@tradewind/schema/wire/envelope';
import type { Address } from 'viem';
import { getContractEvents, readContract } from 'viem/actions';
import { z } from 'zod';
import type { ChainClient } from '../chain/connect.ts';
import { requestFromApi } from '../chaos/request-from-api.ts';

/** The sums of a pool, which contract, index and API must agree on. Amounts are raw units. */
export type PoolSums = Pick<WireStakePool, 'totalLocked' | 'reserved' | 'openStakeCount'>;

/** What the page of a pool shows to an account: the pool's sums and the amounts of the account's open stakes. */
export type PoolPart = Pick<PoolSums, 'totalLocked' | 'reserved'> & { readonly stakes: readonly string[] };

const detailSchema = successSchema(stakePoolSchema);
const activitySchema = successSchema(accountActivitySchema);
/** The largest page of the API. */
const pageSize = 100;

/** The contract's sums at a block; open stakes are counted from the list of each account that ever staked. */
export async function readSumsOfContract(
  client: ChainClient,
  address: Address,
  blockNumber: bigint,
): Promise<PoolSums> {
  const contract = { address, abi: stakePoolAbi } as const;
  const at = { ...contract, blockNumber };
  const [entries, totalLocked, reserved] = await Promise.all([
    getContractEvents(client, {
      ...contract,
      eventName: 'Staked',
      strict: true,
      fromBlock: 0n,
      toBlock: blockNumber,
    }),
    readContract(client, { ...at, functionName: 'totalLocked' }),
    readContract(client, { ...at, functionName: 'reserved' }),
  ]);
  const accounts = [...new Set(entries.map(({ args }) => args.account))];
  const ids = await Promise.all(
    accounts.map((account) => readContract(client, { ...at, functionName: 'userStakeIds', args: [account] })),
  );
  return {
    totalLocked: totalLocked.toString(),
    reserved: reserved.toString(),
    openStakeCount: ids.flat().length,
  };
}

/** The amounts of an account's open stakes by the contract, in its order. */
export async function readStakeAmounts(
  client: ChainClient,
  address: Address,
  account: Address,
): Promise<string[]> {
  const contract = { address, abi: stakePoolAbi } as const;
  const ids = await readContract(client, { ...contract, functionName: 'userStakeIds', args: [account] });
  const details = await Promise.all(
    ids.map((id) => readContract(client, { ...contract, functionName: 'stakeDetails', args: [account, id] })),
  );
  return details.map(({ amount }) => amount.toString());
}

/** The sums of the index, from the rows of stakes alone: a pool without credits sets aside what its stakes may earn. */
export async function readSumsOfIndex({ sql }: Database, pool: Address): Promise<PoolSums> {
  const [sums] = await sql<PoolSums>`
    select coalesce(sum(amount), 0)::text as "totalLocked", coalesce(sum(reserved - paid), 0)::text as reserved,
      count(*)::integer as "openStakeCount"
    from chain.stake where pool = decode(${pool.slice(2)}, 'hex') and state = 'open'`;
  return z.object({ totalLocked: z.string(), reserved: z.string(), openStakeCount: z.int() }).parse(sums);
}

/** The sums that the API answers, with the block that they are of. */
export async function readSumsOfApi(
  apiUrl: string,
  poolId: Address,
): Promise<{ sums: PoolSums; blockNumber: bigint }> {
  const { data } = await requestFromApi(apiUrl, '/pool/get_detail', detailSchema, { poolId });
  const { totalLocked, reserved, openStakeCount, blockNumber } = data;
  return { sums: { totalLocked, reserved, openStakeCount }, blockNumber: BigInt(blockNumber) };
}

/** One line for each entry, exit and payment of an account in a pool, oldest first. */
export async function listMovesOnChain(
  client: ChainClient,
  address: Address,
  account: Address,
): Promise<string[]> {
  const events = await getContractEvents(client, {
    address,
    abi: stakePoolAbi,
    strict: true,
    fromBlock: 0n,
    toBlock: 'latest',
  });
  return events.flatMap(({ eventName, args, transactionHash, logIndex }) => {
    const isMove = eventName === 'Staked' || eventName === 'Unstaked' || eventName === 'Harvested';
    if (!isMove || args.account !== account) return [];
    return `${transactionHash} ${logIndex} ${eventName.toLowerCase()} ${args.id}`;
  });
}

/** The same lines from all pages of the account's activity. */
export async function listMovesOfApi(apiUrl: string, pool: Address, account: Address): Promise<string[]> {
  const lines: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const from = cursor === undefined ? '' : `&cursor=${cursor}`;
    const path: string = `/accounts/${account}/activity?kind=stake&pageSize=${pageSize}${from}`;
    const { data } = await requestFromApi(apiUrl, path, activitySchema);
    for (const row of data.rows) {
      if (row.kind !== 'stake' || row.pool !== pool.toLowerCase()) continue;
      lines.push(`${row.txHash} ${row.logIndex} ${row.change} ${row.stakeId}`);
    }
    cursor = data.nextCursor;
  }
  return lines.toReversed();
}
