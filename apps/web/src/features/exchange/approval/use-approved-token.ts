import { type Pool, shareDecimals } from '@tradewind/rules/exchange/pair';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { createReadKey } from '../../../shared/chain/chain-key.ts';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { type Currency, formatSymbol } from '../../../shared/token-list/currency.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { useCurrency } from '../liquidity/currency.query.ts';

/** The symbol and decimals of an approved token; undefined while unknown. */
export type ApprovedToken = {
  readonly name: string;
  /** The unit of its amounts. */
  readonly unit: string;
  readonly decimals: number | undefined;
  /** Absent for pool tokens, which have no price of their own. */
  readonly currency?: Currency | undefined;
  /** In the user's lists, or made by the exchange. */
  readonly isKnown: boolean;
};

const { poolTokenSymbol } = messages.liquidity;

export function useApprovedToken(address: Address): ApprovedToken {
  const isListed = useCurrencies().find(address.toLowerCase()) !== undefined;
  const pool = usePool(address, { enabled: !isListed });
  const poolName = usePoolName(pool);
  const currency = findValue(useCurrency(pool ? undefined : address.toLowerCase()));
  if (pool) return { name: poolName, unit: poolTokenSymbol, decimals: shareDecimals, isKnown: true };
  const name = currency ? formatSymbol(currency.symbol) : shortenAddress(address);
  return { name, unit: name, decimals: currency?.decimals, currency, isKnown: isListed };
}

/** The pool at the address, from the chain alone; the reader loads with the first reading. */
function usePool(address: Address, { enabled }: { enabled: boolean }): Pool | undefined {
  const chain = useChain();
  const { data } = useQuery({
    queryKey: createReadKey(chain, 'approved-pool', address),
    queryFn: async ({ signal }) => {
      const { fetchChainPool } = await import('../reserves/chain-pool.query.ts');
      return fetchChainPool(chain, address, signal);
    },
    enabled,
  });
  return data ?? undefined;
}

function usePoolName(pool: Pool | undefined): string {
  const a = findValue(useCurrency(pool?.token0.toLowerCase()));
  const b = findValue(useCurrency(pool?.token1.toLowerCase()));
  return messages.approval.pool(formatSymbol(a?.symbol ?? '…'), formatSymbol(b?.symbol ?? '…'));
}
