import { erc20Abi } from '@tradewind/abi/exchange/erc20.abi';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getChainClient } from '../../../shared/chain/chain-client.ts';
import { readContracts } from '../../../shared/chain/read-contracts.ts';
import { mapReading, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { getCurrencies } from '../../../shared/token-list/currencies.ts';
import type { Currency, Token } from '../../../shared/token-list/currency.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';

/** The currency of an id: of the list, else a token that tells of itself; undefined for none. */
export function useCurrency(id: string | undefined): Reading<Currency | undefined> {
  const listed = getCurrencies().find(id);
  const address = listed ? undefined : findTokenAddress(id);
  const query = useQuery({
    queryKey: ['token', address],
    queryFn: () => fetchToken(address),
    enabled: address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (listed || !address) return { state: 'value', value: listed };
  return mapReading(toReading(query), (token) => token ?? undefined);
}

/** The id a path means: a listed currency, or any address. */
export function findCurrencyId(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  return getCurrencies().findId(written) ?? findTokenAddress(written);
}

function findTokenAddress(id: string | undefined): `0x${string}` | undefined {
  return id !== undefined && /^0x[0-9a-f]{40}$/i.test(id) ? `0x${id.slice(2).toLowerCase()}` : undefined;
}

/** What a token says of itself; null where there is none. Its name is a stranger's word. */
async function fetchToken(address: `0x${string}` | undefined): Promise<Token | null> {
  if (!address) return null;
  const client = getChainClient();
  const [decimals, symbol, name] = await readContracts(
    client,
    (['decimals', 'symbol', 'name'] as const).map((functionName) => ({
      address,
      abi: erc20Abi,
      functionName,
    })),
    (result) => z.union([z.string(), z.number()]).parse(result),
  );
  if (typeof decimals !== 'number') return null;
  const fallback = shortenAddress(address);
  return {
    kind: 'token',
    chainId: client.chain.id,
    address,
    decimals,
    symbol: typeof symbol === 'string' && symbol !== '' ? symbol : fallback,
    name: typeof name === 'string' && name !== '' ? name : fallback,
  };
}
