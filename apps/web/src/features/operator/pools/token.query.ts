import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading, toReadingOf } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';

/** A token from the lists, else from its contract; unknown where there is none. */
export function useToken(address: Address): Reading<Token> {
  const chain = useChain();
  const listed = useCurrencies().find(address.toLowerCase());
  const query = useQuery({
    queryKey: createFactKey(chain, 'operator-token', address),
    queryFn: async (): Promise<Token> => {
      const { readStrangerToken } = await import('../../../shared/token-list/stranger-token.ts');
      const stranger = await readStrangerToken(chain.client, address);
      if (!stranger) throw new RangeError(`no token at ${address}`);
      const { decimals, symbol, name } = stranger;
      const fallback = shortenAddress(address);
      const facts = { decimals, symbol: symbol || fallback, name: name || fallback };
      return { kind: 'token', chainId: chain.chainId, address, ...facts };
    },
    enabled: listed === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return listed?.kind === 'token' ? toReadingOf<Token>(listed) : toReading(query);
}
