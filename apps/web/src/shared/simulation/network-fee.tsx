import { findValue, type Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { useCurrencies } from '../token-list/currencies.ts';
import { nativeId } from '../token-list/currency.ts';
import { FiatNote } from '../token-list/fiat-note.tsx';
import { formatCurrencyAmount } from '../token-list/format-currency-amount.ts';
import { Detail } from '../ui/detail.tsx';
import { ReadingText } from '../ui/reading-text.tsx';
import { feeDigits, useNetworkFee } from './network-fee.query.ts';
import type { Simulation } from './planned-write.ts';

const text = messages.simulation;

/** The estimated network fee of a write, in the native coin and in dollars. */
export function NetworkFee({ simulation }: { simulation: Reading<Simulation> }) {
  const fee = useNetworkFee(simulation);
  const native = useCurrencies().find(nativeId);
  const known = findValue(fee);
  if (!native) return null;
  return (
    <dl className="text-small max-[22rem]:text-caption">
      <Detail label={text.networkFee}>
        <ReadingText
          reading={fee}
          format={(wei) => formatCurrencyAmount(wei, native, feeDigits, 'up')}
          unknownReason={
            fee.state === 'unknown' && fee.reason === 'known-after-approval'
              ? text.feeAfterApproval
              : text.feeUnknown
          }
        />
        {known !== undefined && <FiatNote currency={native} raw={known} />}
      </Detail>
    </dl>
  );
}
