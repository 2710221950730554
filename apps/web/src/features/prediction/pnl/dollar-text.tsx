import { messages } from '../../../shared/message/messages.ts';
import { formatDollars, formatSignedDollars, toE18 } from '../amount.ts';

const { priceUnknown } = messages.predictionPnl;

/** The dollar value of an amount, or a dash with the reason. */
export function DollarText({ price, isSigned = false }: { price: string | null; isSigned?: boolean }) {
  if (price === null)
    return (
      <span title={messages.ui.unknownBecause(priceUnknown)}>
        <span aria-hidden>–</span>
        <span className="sr-only">{messages.ui.unknownBecause(priceUnknown)}</span>
      </span>
    );
  return <span className="figures">{(isSigned ? formatSignedDollars : formatDollars)(toE18(price))}</span>;
}
