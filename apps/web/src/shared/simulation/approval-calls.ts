import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { type Address, encodeFunctionData } from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '../chain/chain-client.ts';
import { readContracts } from '../chain/read-contracts.ts';
import type { TransactionCall } from '../transaction/transaction-call.ts';
import type { Spend } from './simulated-write.ts';

/** The approvals that an account still needs for a write, from zero where an allowance is left. */
export async function createApprovalCalls(
  client: ChainClient,
  owner: Address,
  spends: readonly Spend[],
): Promise<readonly TransactionCall[]> {
  if (spends.length === 0) return [];
  const allowances = await readContracts(
    client,
    spends.map(({ token, spender }) => ({
      address: token,
      abi: erc20Abi,
      functionName: 'allowance',
      args: [owner, spender],
    })),
    (allowance) => z.bigint().parse(allowance),
  );
  return spends.flatMap((spend, index) => {
    const allowed = allowances[index] ?? 0n;
    if (allowed >= spend.amount) return [];
    return allowed === 0n ? [approve(spend)] : [approve({ ...spend, amount: 0n }), approve(spend)];
  });
}

function approve({ token, spender, amount }: Spend): TransactionCall {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] });
  return { to: token, data, value: 0n };
}
