import { formatAmount, formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { Chain } from '../../chain/chain.ts';
import { messages } from '../../message/messages.ts';
import { formatSymbol, nativeId } from '../../token-list/currency.ts';
import { shortenAddress } from '../../ui/address.ts';
import type { IndexedEntry, Movement } from './indexed-entry.ts';

/** A moved amount as its row shows it. */
export type ShownAmount = {
  /** The currency's id; undefined for shares of a pool. */
  readonly currencyId: string | undefined;
  readonly symbol: string;
  readonly isGain: boolean;
  /** With its sign, without one where another account got it; a dash where the token does not say its decimals. */
  readonly short: string;
  /** Every digit. */
  readonly exact: string;
};

/** Pools hold the wrapped coin, which is shown as the native one; a transfer of the wrapped coin is one of a token. */
export function toShownAmounts(chain: Chain, { kind, movements }: IndexedEntry): ShownAmount[] {
  return movements.map((movement) => toShownAmount(movement, toUnit(chain, kind, movement)));
}

type Unit = Pick<ShownAmount, 'currencyId' | 'symbol'> & { readonly decimals: number | null };

function toUnit({ client, contracts }: Chain, kind: IndexedEntry['kind'], { asset }: Movement): Unit {
  if (asset.kind === 'shares')
    return { currencyId: undefined, symbol: messages.activity.shares, decimals: 18 };
  const native = { currencyId: nativeId, symbol: client.chain.nativeCurrency.symbol, decimals: 18 };
  if (asset.kind === 'native') return native;
  const { address, symbol, decimals } = asset.token;
  if (kind !== 'transfer' && isSameAddress(address, contracts.wrappedNative)) return native;
  return { currencyId: address, symbol: formatSymbol(symbol ?? shortenAddress(address)), decimals };
}

function toShownAmount({ raw, payee }: Movement, { currencyId, symbol, decimals }: Unit): ShownAmount {
  const isGain = raw > 0n && payee === undefined;
  const magnitude = raw > 0n ? raw : -raw;
  const sign = raw < 0n ? '−' : isGain ? '+' : '';
  const format = (write: (amount: bigint, places: number) => string) =>
    decimals === null ? `– ${symbol}` : `${sign}${write(magnitude, decimals)} ${symbol}`;
  return {
    currencyId,
    symbol,
    isGain,
    short: format((amount, places) => formatAmount(amount, places, { notation: 'grouped' })),
    exact: format(formatExactAmount),
  };
}
