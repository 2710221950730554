import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { addressInputSchema, addressSchema } from '@tradewind/schema/wire/address';
import { hashSchema } from '@tradewind/schema/wire/hash';
import { type Address, encodeEventTopics, numberToHex } from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import type { ApprovalCandidate, TokenApproval } from './approval.ts';
import type { BlockRange } from './search-approvals.ts';

/** The active approvals, and the number of tokens that did not answer. */
export type Approvals = { readonly standing: readonly TokenApproval[]; readonly silentCount: number };

const amountSchema = z.bigint();

/** The candidates with an allowance, and the allowance. */
export async function fetchApprovals(
  client: ChainClient,
  owner: Address,
  candidates: readonly ApprovalCandidate[],
): Promise<Approvals> {
  const allowances = await readAmounts(
    client,
    candidates.map(({ token, spender }) => ({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner, spender],
    })),
  );
  const allowed = candidates.flatMap((candidate, index) => {
    const allowance = allowances[index];
    return allowance === undefined || allowance === 0n ? [] : [{ ...candidate, allowance }];
  });
  const [balances, supplies] = await Promise.all([
    readAmounts(
      client,
      allowed.map(({ token }) => toCall(token, 'balanceOf', [owner])),
    ),
    readAmounts(
      client,
      allowed.map(({ token }) => toCall(token, 'totalSupply', [])),
    ),
  ]);
  return {
    standing: allowed.map((approval, index) => ({
      ...approval,
      balance: balances[index],
      totalSupply: supplies[index],
    })),
    silentCount: allowances.filter((allowance) => allowance === undefined).length,
  };
}

function toCall(address: Address, functionName: 'balanceOf' | 'totalSupply', args: readonly Address[]) {
  return { address, abi: erc20Abi, functionName, args };
}

function readAmounts(client: ChainClient, contracts: Parameters<typeof readContracts>[1]) {
  return readContracts(client, contracts, (result) => amountSchema.parse(result));
}

const logsSchema = z.array(z.object({ address: addressInputSchema, topics: z.array(hashSchema) }));

/** The spenders in the account's `Approval` events of any token. An NFT's event has one more topic and is left out. */
export async function fetchAnnounced(
  client: ChainClient,
  owner: Address,
  { from, to }: BlockRange,
): Promise<ApprovalCandidate[]> {
  const topics = encodeEventTopics({ abi: erc20Abi, eventName: 'Approval', args: { owner } });
  const logs = await client.request({
    method: 'eth_getLogs',
    params: [{ topics, fromBlock: numberToHex(from), toBlock: numberToHex(to) }],
  });
  return logsSchema
    .parse(logs)
    .filter((log) => log.topics.length === 3)
    .map((log) => ({ token: log.address, spender: addressSchema.parse(`0x${log.topics[2]?.slice(26)}`) }));
}
