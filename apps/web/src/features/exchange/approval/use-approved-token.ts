import type { Pool } from '@tradewind/rules/exchange/pair';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { useCurrency } from '../liquidity/currency.query.ts';
import { shareDecimals } from '../liquidity/removal.ts';
import { usePools } from '../pools.query.ts';

/** What a person calls an approved token, and in how many decimals it counts; undefined while that is not known. */
export type ApprovedToken = {
  readonly name: string;
  /** The unit of its amounts. */
  readonly unit: string;
  readonly decimals: number | undefined;
  /** In the person's lists, or made by the exchange. */
  readonly isKnown: boolean;
};

const { poolTokenSymbol } = messages.liquidity;

export function useApprovedToken(address: Address): ApprovedToken {
  const pool = findValue(usePools())?.find((one) => isSameAddress(one.address, address));
  const poolName = usePoolName(pool);
  const isListed = useCurrencies().find(address.toLowerCase()) !== undefined;
  const currency = findValue(useCurrency(pool ? undefined : address.toLowerCase()));
  if (pool) return { name: poolName, unit: poolTokenSymbol, decimals: shareDecimals, isKnown: true };
  const name = currency ? formatSymbol(currency.symbol) : shortenAddress(address);
  return { name, unit: name, decimals: currency?.decimals, isKnown: isListed };
}

function usePoolName(pool: Pool | undefined): string {
  const a = findValue(useCurrency(pool?.token0.toLowerCase()));
  const b = findValue(useCurrency(pool?.token1.toLowerCase()));
  return messages.approval.pool(formatSymbol(a?.symbol ?? '…'), formatSymbol(b?.symbol ?? '…'));
}
