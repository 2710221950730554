import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { type Currency, formatSymbol, nativeId, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { FiatText } from '../../../shared/token-list/fiat-text.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { toRemovePath } from './liquidity-routes.ts';
import { CurrencyMark } from './remove-fields.tsx';
import type { RemoveView } from './use-remove.ts';

const text = messages.liquidity;

/** The payout of a removal, with a switch between native and wrapped coin. */
export function ReceivedAmounts({ view: { a, b, removal } }: { view: RemoveView }) {
  const findOtherForm = useOtherForm();
  if (!a || !b) return null;
  const other = findOtherForm(a, b);
  return (
    <section aria-label={text.youReceive} className="mt-3 rounded-control border border-line bg-sunken px-4">
      <div className="flex min-h-11 items-center justify-between gap-3 text-small text-muted">
        <h2>{text.youReceive}</h2>
        {other && (
          <Link
            to={toRemovePath(other.a, other.b)}
            replace
            className="inline-flex min-h-11 items-center text-small font-medium text-accent hover:underline"
          >
            {text.receive(formatSymbol(other.symbol))}
          </Link>
        )}
      </div>
      <ReceivedAmount currency={a} raw={removal?.amountA} />
      <ReceivedAmount currency={b} raw={removal?.amountB} />
    </section>
  );
}

function ReceivedAmount({ currency, raw }: { currency: Currency; raw: bigint | undefined }) {
  return (
    <div className="flex min-h-16 items-center justify-between gap-3 border-t border-line py-2">
      <CurrencyMark currency={currency} />
      <div className="figures min-w-0 text-right">
        <p className="text-title font-semibold break-all">
          {raw === undefined ? '–' : formatAmount(raw, currency.decimals, { notation: 'grouped' })}
        </p>
        {raw !== undefined && (
          <p className="text-small text-muted">
            <FiatText currency={currency} raw={raw} />
          </p>
        )}
      </div>
    </div>
  );
}

/** The id of the native coin in its other form; undefined for another token. */
function turnNative(currency: Currency, wrappedNative: Address): string | undefined {
  if (currency.kind === 'native') return wrappedNative.toLowerCase();
  return isSameAddress(currency.address, wrappedNative) ? nativeId : undefined;
}

/** Finds the same pool with the native coin in its other form; undefined for a pool without it. */
function useOtherForm() {
  const { wrappedNative } = useChain().contracts;
  const currencies = useCurrencies();
  return (a: Currency, b: Currency) => {
    const [idA, idB] = [toCurrencyId(a), toCurrencyId(b)];
    const [turnedA, turnedB] = [turnNative(a, wrappedNative), turnNative(b, wrappedNative)];
    const turned = turnedA ?? turnedB;
    if (turned === undefined) return undefined;
    const symbol = currencies.find(turned)?.symbol ?? turned;
    return turnedA === undefined ? { a: idA, b: turned, symbol } : { a: turned, b: idB, symbol };
  };
}
