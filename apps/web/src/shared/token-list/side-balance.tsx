import { formatAmount, formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { useGasPrice } from '../chain/gas-price.query.ts';
import { findValue, mapReading, type Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import type { Balances } from './balances.query.ts';
import { type Currency, toCurrencyId } from './currency.ts';
import { ReadingText } from '../ui/reading-text.tsx';
import { computeMaxAmount } from './max-amount.ts';

export interface SideBalanceProps {
  currency: Currency;
  balances: Reading<Balances>;
  /** The gas of the form's write, whose fee Max leaves. */
  gas: bigint;
  /** Present on the side that Max fills. */
  onMax: ((amount: string) => void) | undefined;
}

/** The account's balance of a side's currency. */
export function SideBalance({ currency, balances, gas, onMax }: SideBalanceProps) {
  const reading = mapReading(balances, (all) => all.get(toCurrencyId(currency)));
  const balance = findValue(reading);
  const isFeeKept = onMax !== undefined && currency.kind === 'native';
  const fee = gas * (findValue(useGasPrice({ enabled: isFeeKept })) ?? 0n);
  return (
    <span className="ml-auto inline-flex items-center gap-2">
      <span className="whitespace-nowrap">
        {messages.tokenField.balance}:{' '}
        <ReadingText
          reading={reading}
          format={(raw) =>
            raw === undefined ? '–' : formatAmount(raw, currency.decimals, { notation: 'grouped' })
          }
          unknownReason={messages.tokenField.balancesUnknown}
          skeletonClassName="h-3 w-14"
        />
      </span>
      {onMax && balance !== undefined && balance > 0n && (
        <MaxButton
          symbol={currency.symbol}
          onClick={() =>
            onMax(formatExactAmount(computeMaxAmount(currency, balance, fee), currency.decimals))
          }
        />
      )}
    </span>
  );
}

function MaxButton({ symbol, onClick }: { symbol: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={messages.ui.useWholeBalance(symbol)}
      className="touch-target min-h-6 rounded-small bg-accent-soft px-2 text-caption font-semibold text-accent"
    >
      {messages.ui.max}
    </button>
  );
}
