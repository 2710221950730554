import type { NftStakeDeployment } from '@tradewind/abi/deployment';
import { nftStakingAbi } from '@tradewind/abi/nft-stake/nft-staking.abi';
import type { Database } from '@tradewind/db/database';
import { stakedListSchema } from '@tradewind/schema/nft-stake/staked-list';
import { successSchema } from '@tradewind/schema/wire/envelope';
import type { Address } from 'viem';
import { getContractEvents, readContract } from 'viem/actions';
import { z } from 'zod';
import type { ChainClient } from '../chain/connect.ts';
import { requestFromApi } from '../chaos/request-from-api.ts';

/** The staked Genesis works of an account, which contract, index and API must agree on: their ids in order. */
export type StakedWorks = readonly string[];

const answerSchema = successSchema(stakedListSchema);
/** The largest page of the API. */
const pageSize = 100;

const sort = (ids: readonly bigint[]): StakedWorks =>
  ids.toSorted((a, b) => (a < b ? -1 : 1)).map((id) => id.toString());

/** The contract's list. */
export async function readWorksOfContract(
  client: ChainClient,
  { staking, genesis }: NftStakeDeployment,
  account: Address,
): Promise<StakedWorks> {
  const stakedTokens = {
    abi: nftStakingAbi,
    functionName: 'stakedTokens',
    args: [account, genesis],
  } as const;
  return sort(await readContract(client, { address: staking, ...stakedTokens }));
}

/** The list that the API answers. */
export async function readWorksOfApi(
  apiUrl: string,
  { genesis }: NftStakeDeployment,
  ownerAddress: Address,
): Promise<StakedWorks> {
  const request = { ownerAddress, pageSize };
  const { data } = await requestFromApi(apiUrl, '/Artworks/all_nft_stake', answerSchema, request);
  const isStaked = ({ place, collection }: (typeof data.nfts)[number]) =>
    place === 'staked' && collection === genesis.toLowerCase();
  return sort(data.nfts.filter(isStaked).map(({ tokenId }) => BigInt(tokenId)));
}

/** One line for each stake and return of an account, oldest first. */
export async function listWorkMovesOnChain(
  client: ChainClient,
  { staking }: NftStakeDeployment,
  account: Address,
): Promise<string[]> {
  const all = {
    address: staking,
    abi: nftStakingAbi,
    strict: true,
    fromBlock: 0n,
    toBlock: 'latest',
  } as const;
  const events = await getContractEvents(client, all);
  return events.flatMap(({ eventName, args, transactionHash }) => {
    const isMove = eventName === 'NftStaked' || eventName === 'NftUnstaked';
    if (!isMove || args.account !== account) return [];
    return `${transactionHash} ${eventName === 'NftStaked' ? 'staked' : 'returned'} ${args.tokenId}`;
  });
}

/** The same lines from the rows of the index. */
export async function listWorkMovesOfIndex({ sql }: Database, account: Address): Promise<string[]> {
  const rows = await sql<{ line: string }>`
    select '0x' || encode(tx_hash, 'hex') || ' ' || kind || ' ' || token_id as line
    from (
      select block_number, log_index, tx_hash, account, token_id, 'staked' as kind from chain.nft_staked
      union all
      select block_number, log_index, tx_hash, account, token_id, 'returned' from chain.nft_unstaked
    ) as moves
    where account = decode(${account.slice(2)}, 'hex') order by block_number, log_index`;
  return z
    .array(z.object({ line: z.string() }))
    .parse(rows)
    .map(({ line }) => line);
}
