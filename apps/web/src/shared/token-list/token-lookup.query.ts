import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { useQuery } from '@tanstack/react-query';
import { type Address, type Hex, hexToString, parseAbi } from 'viem';
import * as z from 'zod/mini';
import { type ChainClient, getChainClient } from '../chain/chain-client.ts';
import { readContracts } from '../chain/read-contracts.ts';
import { type Reading, toReading } from '../chain/reading.ts';
import type { Token } from './currency.ts';

/** What the chain knows at an address. */
export type TokenLookup =
  | { readonly kind: 'token'; readonly token: Token }
  | { readonly kind: 'no-contract' }
  | { readonly kind: 'no-token' };

/** The token at an address that no list names; nothing is read without an address. */
export function useTokenLookup(address: Address | undefined): Reading<TokenLookup> {
  return toReading(
    useQuery({
      queryKey: ['token-lookup', address],
      queryFn: () => lookUpToken(getChainClient(), address ?? '0x'),
      enabled: address !== undefined,
    }),
  );
}

/** Some old tokens answer their names as 32 bytes instead of text. */
const bytesAbi = parseAbi([
  'function name() view returns (bytes32)',
  'function symbol() view returns (bytes32)',
]);

export async function lookUpToken(client: ChainClient, address: Address): Promise<TokenLookup> {
  const { getCode } = await import('viem/actions');
  const code = await getCode(client, { address });
  if (code === undefined) return { kind: 'no-contract' };
  const answers = await readContracts(
    client,
    [
      { address, abi: erc20Abi, functionName: 'name' },
      { address, abi: erc20Abi, functionName: 'symbol' },
      { address, abi: bytesAbi, functionName: 'name' },
      { address, abi: bytesAbi, functionName: 'symbol' },
      { address, abi: erc20Abi, functionName: 'decimals' },
    ],
    (result) => result,
  );
  const [name, symbol, nameBytes, symbolBytes, decimals] = answers;
  const details = detailsSchema.safeParse({
    name: name ?? fromBytes(nameBytes),
    symbol: symbol ?? fromBytes(symbolBytes),
    decimals,
  });
  if (!details.success) return { kind: 'no-token' };
  return { kind: 'token', token: { kind: 'token', chainId: client.chain.id, address, ...details.data } };
}

/** Names are a stranger's: bounded, and without characters that hide or turn the text. */
const nameSchema = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .replaceAll(/[\p{Cc}\p{Cf}\p{DI}\u2800]/gu, '')
      .trim()
      .slice(0, 100),
  ),
);
const detailsSchema = z.object({
  name: nameSchema,
  symbol: z.pipe(nameSchema, z.string().check(z.minLength(1))),
  decimals: z.int().check(z.minimum(0), z.maximum(255)),
});

function fromBytes(bytes: unknown): string | undefined {
  const parsed = bytesSchema.safeParse(bytes);
  return parsed.success ? hexToString(parsed.data, { size: 32 }) : undefined;
}

const bytesSchema = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value));
