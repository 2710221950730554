import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import type { LocalGrant } from '@tradewind/abi/local/deployment-plan';
import { encodeFunctionData } from 'viem';
import { readContract } from 'viem/actions';
import { localAccount } from '../demo-accounts.ts';
import type { ChainClient } from './connect.ts';
import { sendAs } from './send-as.ts';

/**
 * Sends each grant to its account, unless the account holds some of the token: so every start can call it, also after
 * an interrupted one.
 */
export async function payGrants(client: ChainClient, grants: readonly LocalGrant[]): Promise<void> {
  for (const { token, account, amount } of grants) {
    const to = localAccount(account).address;
    const contract = { address: token, abi: erc20Abi } as const;
    if ((await readContract(client, { ...contract, functionName: 'balanceOf', args: [to] })) > 0n) continue;
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
    await sendAs(client, { from: localAccount(0).address, to: token, data });
    await client.mine({ blocks: 1 });
  }
}
