import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '../../../shared/chain/chain-client.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import type { ApprovalCandidate, TokenApproval } from './approval.ts';

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
