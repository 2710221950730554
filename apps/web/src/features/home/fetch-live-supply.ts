import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { getChainClient, getExchange } from '../../shared/chain/chain-client.ts';
import { readContract } from '../../shared/chain/read-contract.ts';

/** In raw units of the platform token (18 decimals). */
export type LiveSupply = { readonly burned: bigint; readonly circulating: bigint };

/** Burned is the balance of the burn address; circulating is the rest. */
export async function fetchLiveSupply(): Promise<LiveSupply> {
  const { platformToken: address, burnAddress } = getExchange();
  const token = { address, abi: erc20Abi } as const;
  const client = getChainClient();
  const [total, burned] = await Promise.all([
    readContract(client, { ...token, functionName: 'totalSupply' }),
    readContract(client, { ...token, functionName: 'balanceOf', args: [burnAddress] }),
  ]);
  return { burned, circulating: total - burned };
}
