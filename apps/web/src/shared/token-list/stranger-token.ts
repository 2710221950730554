import { erc20Abi } from '@tradewind/abi/standard/erc20.abi';
import { type Address, type Hex, hexToString } from 'viem';
import * as z from 'zod/mini';
import type { ChainClient } from '../chain/chain-client.ts';
import { cleanName } from '../chain/clean-name.ts';
import { readContracts } from '../chain/read-contracts.ts';

/** Some old tokens return their names as bytes32 instead of string. */
const bytesAbi = (['name', 'symbol'] as const).map(
  (name) =>
    ({
      type: 'function',
      name,
      inputs: [],
      outputs: [{ type: 'bytes32' }],
      stateMutability: 'view',
    }) as const,
);

/** The metadata that a contract returns, empty where it has no name; undefined where it is no token. */
export async function readStrangerToken(client: ChainClient, address: Address) {
  const [name, symbol, nameBytes, symbolBytes, decimals] = await readContracts(
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
  return strangerSchema.safeParse({
    name: name ?? toText(nameBytes),
    symbol: symbol ?? toText(symbolBytes),
    decimals,
  }).data;
}

const nameSchema = z.pipe(
  z.string(),
  z.transform((text) => cleanName(text, 100)),
);
const strangerSchema = z.object({
  name: nameSchema,
  symbol: nameSchema,
  decimals: z.int().check(z.minimum(0), z.maximum(255)),
});

function toText(bytes: unknown): string {
  const parsed = bytesSchema.safeParse(bytes);
  return parsed.success ? hexToString(parsed.data, { size: 32 }) : '';
}

const bytesSchema = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value));
