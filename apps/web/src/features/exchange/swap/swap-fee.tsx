import { formatUsd } from '@tradewind/rules/amount/format-usd';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { useGasPrice } from '../../../shared/chain/gas-price.query.ts';
import { findValue, mapReading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { feeDigits } from '../../../shared/simulation/network-fee.query.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { type Currency, nativeId } from '../../../shared/token-list/currency.ts';
import { useCurrencyValue } from '../../../shared/token-list/currency-value.ts';
import { FiatText } from '../../../shared/token-list/fiat-text.tsx';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { estimateSwapGas } from '../quote/swap-gas.ts';

const text = messages.exchange;

/** The expected network fee of a trade in a word: in dollars, or in coins where their price is unknown. */
export function SwapFeeText({ trade }: { trade: Trade }) {
  const native = useCurrencies().find(nativeId);
  return native && <FeeText native={native} trade={trade} />;
}

type FeeProps = { trade: Trade; native: Currency };

function FeeText({ trade, native }: FeeProps) {
  const fee = useSwapFee(trade);
  const value = findValue(useCurrencyValue({ currency: native, raw: findValue(fee) ?? 0n }));
  return (
    <span className="whitespace-nowrap">
      {text.fee}{' '}
      <ReadingText
        reading={fee}
        format={(wei) => (value === undefined ? formatFee(wei, native) : formatUsd(value))}
        unknownReason={messages.simulation.feeUnknown}
        skeletonClassName="h-3 w-12"
      />
    </span>
  );
}

/** The same as a line, in coins and in dollars. */
export function SwapFeeDetail({ trade }: { trade: Trade }) {
  const fee = useSwapFee(trade);
  const native = useCurrencies().find(nativeId);
  const known = findValue(fee);
  if (!native) return null;
  return (
    <dl className="rows border-t border-line">
      <Detail label={messages.simulation.networkFee} about={text.aboutNetworkFee}>
        <ReadingText
          reading={fee}
          format={(wei) => formatFee(wei, native)}
          unknownReason={messages.simulation.feeUnknown}
        />
        {known !== undefined && (
          <span className="text-muted">
            {' '}
            (<FiatText currency={native} raw={known} />)
          </span>
        )}
      </Detail>
    </dl>
  );
}

function formatFee(wei: bigint, native: Currency): string {
  return formatCurrencyAmount(wei, native, feeDigits, 'up');
}

/** In wei, at the present gas price. */
function useSwapFee(trade: Trade) {
  return mapReading(useGasPrice(), (price) => price * estimateSwapGas(trade));
}
