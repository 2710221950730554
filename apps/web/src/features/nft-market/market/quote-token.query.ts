import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { getCurrencies, useCurrencies } from '../../../shared/token-list/currencies.ts';
import type { Token } from '../../../shared/token-list/currency.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { getMarkets } from '../find-markets.ts';

/** Decimals of the quote token of all markets. */
export const quoteDecimals = 18;

/** The token in which everything is paid: from the lists, else from its contract, which is read once. */
export function useQuoteToken(): Reading<Token> {
  const chain = useChain();
  const { quoteToken: address } = getMarkets(chain);
  const listed = useCurrencies().find(address.toLowerCase());
  const query = useQuery({
    queryKey: createFactKey(chain, 'nft-market-quote', address),
    queryFn: () => readToken(chain, address),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: listed === undefined,
  });
  return listed?.kind === 'token' ? { state: 'value', value: listed } : toReading(query);
}

/** The same outside of components. */
export async function fetchQuoteToken(chain: Pick<Chain, 'chainId' | 'client'>): Promise<Token> {
  const { quoteToken: address } = getMarkets(chain);
  const listed = getCurrencies(chain).find(address.toLowerCase());
  return listed?.kind === 'token' ? listed : readToken(chain, address);
}

async function readToken(
  { chainId, client }: Pick<Chain, 'chainId' | 'client'>,
  address: Address,
): Promise<Token> {
  const { readStrangerToken } = await import('../../../shared/token-list/stranger-token.ts');
  const known = await readStrangerToken(client, address);
  const { name = '', symbol = '' } = known ?? {};
  const fallback = shortenAddress(address);
  return {
    kind: 'token',
    chainId,
    address,
    name: name || fallback,
    symbol: symbol || fallback,
    decimals: quoteDecimals,
  };
}
