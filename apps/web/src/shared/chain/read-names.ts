import { erc721Abi } from '@tradewind/abi/standard/erc721.abi';
import type { Address } from 'viem';
import * as z from 'zod/mini';
import { shortenAddress } from '../ui/address.ts';
import type { ChainClient } from './chain-client.ts';
import { cleanName } from './clean-name.ts';
import { readContracts } from './read-contracts.ts';

const mostCharacters = 40;
const nameSchema = z.string();

/** What these collections call themselves, in order; the shortened address where one has no name. */
export async function readNames(
  client: ChainClient,
  collections: readonly Address[],
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const calls = collections.map((address) => ({ address, abi: erc721Abi, functionName: 'name' }));
  const names = await readContracts(client, calls, parseName, signal);
  return collections.map((address, index) => names[index] || shortenAddress(address));
}

function parseName(name: unknown): string {
  return cleanName(nameSchema.safeParse(name).data ?? '', mostCharacters);
}
