import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { findExchangeDeployment } from '@tradewind/abi/deployment';
import type { Chain } from '../../shared/chain/chain.ts';
import { readContract } from '../../shared/chain/read-contract.ts';

/** In raw units of the platform token (18 decimals). */
export type LiveSupply = { readonly burned: bigint; readonly circulating: bigint };

/** Burned is the balance of the burn address; circulating is the rest. */
export async function fetchLiveSupply({ chainId, client }: Chain): Promise<LiveSupply> {
  const exchange = findExchangeDeployment(chainId);
  if (!exchange) throw new Error(`No exchange on chain ${chainId}`);
  const { platformToken: address, burnAddress } = exchange;
  const token = { address, abi: erc20Abi } as const;
  const [total, burned] = await Promise.all([
    readContract(client, { ...token, functionName: 'totalSupply' }),
    readContract(client, { ...token, functionName: 'balanceOf', args: [burnAddress] }),
  ]);
  return { burned, circulating: total - burned };
}
