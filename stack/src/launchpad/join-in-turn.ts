import { saleAbi } from '@tradewind/abi/launchpad/sale.abi';
import { type Address, encodeFunctionData, erc20Abi } from 'viem';
import { readContract } from 'viem/actions';
import type { ChainClient } from '../chain/connect.ts';
import { sendUntilMined } from '../chain/send-until-mined.ts';

export interface Joiner {
  readonly client: ChainClient;
  /** An open sale without list and signer. */
  readonly sale: Address;
  /** An account whose key the node holds, with payment tokens. */
  readonly account: Address;
}

const noListing = { maxCommit: 0n, weight: 0, proof: [] };
const noPermit = { maxCommit: 0n, weight: 0, deadline: 0, signature: '0x' } as const;

/** Commits the least that the sale takes of an account, and a raw unit more with each further join. */
export async function joinInTurn({ client, sale: address, account: from }: Joiner): Promise<void> {
  const contract = { address, abi: saleAbi } as const;
  const [{ pay, minPerUser }, { committed }] = await Promise.all([
    readContract(client, { ...contract, functionName: 'terms' }),
    readContract(client, { ...contract, functionName: 'userInfo', args: [from] }),
  ]);
  const amount = committed === 0n ? minPerUser : 1n;
  const approve = { abi: erc20Abi, functionName: 'approve', args: [address, amount] } as const;
  const join = { abi: saleAbi, functionName: 'join', args: [amount, noListing, noPermit] } as const;
  await sendUntilMined(client, { from, to: pay, data: encodeFunctionData(approve) });
  await sendUntilMined(client, { from, to: address, data: encodeFunctionData(join) });
}
