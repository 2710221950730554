import type { Pool } from '@tradewind/rules/exchange/pair';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { type Address, isSameAddress, toAddressKey } from '@tradewind/rules/network/address';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { getChainClient, getExchange, getNetworkDeployment } from '../../../shared/chain/chain-client.ts';
import { type Block, latestBlockKey } from '../../../shared/chain/latest-block.ts';
import { findValue, type Reading, toReading } from '../../../shared/chain/reading.ts';
import type { Currency, Token } from '../../../shared/token-list/currency.ts';
import { listAskedTaxes } from './asked-taxes.ts';
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
  const pools = findValue(usePoolsBetween(trade.tokenIn, trade.tokenOut).pools) ?? [];
  const block = useQueryClient().getQueryData<Block>(latestBlockKey);
  const sides = [
    ...listTaxed(input, 'input', trade.route.pools[0]),
    ...listTaxed(output, 'output', trade.route.pools.at(-1)),
  ];
  const ends = sides.map(({ token, pool }) => ({ token: token.address, pool }));
  const asked = listAskedTaxes(ends, trade, useTaxedTokens(), getNetworkDeployment().wrappedNative);
  const results = useQueries({
    queries: asked.map((paid) => ({
      queryKey: [
        'token-tax',
        toAddressKey(paid.token),
        toAddressKey(paid.pool.address),
        String((block?.number ?? 0n) / blocksPerReading),
      ],
      queryFn: () => fetchTokenTax(paid, pools),
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
  const isFree = currency.kind === 'native' || isWrappedNative(currency.address);
  return isFree || !pool ? [] : [{ token: currency, side, pool }];
}

function isPairedWith({ token, pool }: PaidToken, other: Address): boolean {
  return (
    !isSameAddress(token, other) && [pool.token0, pool.token1].some((held) => isSameAddress(held, other))
  );
}

function isWrappedNative(token: Address): boolean {
  return isSameAddress(token, getNetworkDeployment().wrappedNative);
}

async function fetchTokenTax(paid: PaidToken, pools: readonly Pool[]): Promise<TokenTax> {
  const { measureTokenTax } = await import('./measure-token-tax.ts');
  const { router } = getExchange();
  const { wrappedNative } = getNetworkDeployment();
  const tax = await measureTokenTax(getChainClient(), { ...paid, pools, router, wrappedNative });
  // An unknown result is not stored, and a failed sale may be the other token's fault.
  const isInDoubt = tax.kind === 'unsellable' && !isPairedWith(paid, wrappedNative);
  if (!isInDoubt && (isTaxed(tax) || isFreeOfTax(tax))) noteTax(paid, isTaxed(tax));
  return tax;
}
