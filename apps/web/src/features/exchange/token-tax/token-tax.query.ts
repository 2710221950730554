import type { Pool } from '@tradewind/rules/exchange/pair';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { type Address, isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { Chain } from '../../../shared/chain/chain.ts';
import { createFactKey } from '../../../shared/chain/chain-key.ts';
import { type Block, createBlockKey } from '../../../shared/chain/latest-block.ts';
import { findValue, type Reading, toReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { Currency, Token } from '../../../shared/token-list/currency.ts';
import { getExchange } from '../get-exchange.ts';
import { listRequestedTaxes } from './requested-taxes.ts';
import { usePoolsBetween } from '../reserves/pools.query.ts';
import { noteTax, type PaidToken, useTaxedTokens } from './taxed-tokens.ts';
import { findSideTaxBps, isFreeOfTax, isTaxed, type TokenTax } from './token-tax.ts';

/** A token of a trade with its side and its tax. */
export type TradeTax = {
  readonly token: Token;
  readonly side: 'input' | 'output';
  readonly tax: Reading<TokenTax>;
};

/** A tax seldom changes, so it is not measured at every block. */
const blocksPerReading = 200n;

/**
 * The tax of both ends of a trade, measured at the pools of its route. The native coin and its wrapped form have
 * none. The tokens of `listAskedTaxes` are measured too.
 */
export function useTradeTaxes(trade: Trade, input: Currency, output: Currency): readonly TradeTax[] {
  const chain = useChain();
  const { wrappedNative } = chain.contracts;
  const pools = findValue(usePoolsBetween(trade.tokenIn, trade.tokenOut).pools) ?? [];
  const block = useQueryClient().getQueryData<Block>(createBlockKey(chain));
  const sides = [
    ...listTaxed(input, 'input', trade.route.pools[0]),
    ...listTaxed(output, 'output', trade.route.pools.at(-1)),
  ].filter(({ token }) => !isSameAddress(token.address, wrappedNative));
  const ends = sides.map(({ token, pool }) => ({ token: token.address, pool }));
  const requested = listRequestedTaxes(ends, trade, useTaxedTokens(chain), wrappedNative);
  const results = useQueries({
    queries: requested.map((paid) => ({
      queryKey: createFactKey(
        chain,
        'token-tax',
        toAddressKey(paid.token),
        toAddressKey(paid.pool.address),
        String((block?.number ?? 0n) / blocksPerReading),
      ),
      queryFn: () => fetchTokenTax(chain, paid, pools),
      enabled: pools.length > 0,
      staleTime: Infinity,
      retry: 1,
    })),
  });
  return sides.map(({ token, side }, index) => {
    const result = results[index];
    return { token, side, tax: result ? toReading(result) : { state: 'loading' } };
  });
}

/** The combined tax of a trade's tokens; an unknown tax counts as 0. */
export function sumTaxBps(taxes: readonly TradeTax[]): number {
  return taxes.reduce((sum, { tax, side }) => sum + findSideTaxBps(findValue(tax), side), 0);
}

function listTaxed(currency: Currency, side: TradeTax['side'], pool: Pool | undefined) {
  return currency.kind === 'native' || !pool ? [] : [{ token: currency, side, pool }];
}

function isPairedWith({ token, pool }: PaidToken, other: Address): boolean {
  return (
    !isSameAddress(token, other) && [pool.token0, pool.token1].some((held) => isSameAddress(held, other))
  );
}

async function fetchTokenTax(chain: Chain, paid: PaidToken, pools: readonly Pool[]): Promise<TokenTax> {
  const { measureTokenTax } = await import('./measure-token-tax.ts');
  const { router } = getExchange(chain);
  const { wrappedNative } = chain.contracts;
  const tax = await measureTokenTax(chain.client, { ...paid, pools, router, wrappedNative });
  // An unknown result is not stored, and a failed sale may be the other token's fault.
  const isInDoubt = tax.kind === 'unsellable' && !isPairedWith(paid, wrappedNative);
  if (!isInDoubt && (isTaxed(tax) || isFreeOfTax(tax))) noteTax(chain, paid, isTaxed(tax));
  return tax;
}
