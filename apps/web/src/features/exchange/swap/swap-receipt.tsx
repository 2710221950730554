import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { Hash, TransactionReceipt } from 'viem';
import { messages } from '../../../shared/message/messages.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { type Currency, nativeId } from '../../../shared/token-list/currency.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { computePaid, computeReceived } from '../../../shared/transaction/receipt-movement.ts';
import { useReceipt } from '../../../shared/transaction/receipt.query.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { getRecipient, type SwapOrder } from './swap-order.ts';

const text = messages.swapDialog.done;

export interface SwapReceiptProps {
  order: SwapOrder;
  hash: Hash;
}

/** What the receipt says: the amount of the side that was not exact, against the quote, and the network fee. */
export function SwapReceipt({ order, hash }: SwapReceiptProps) {
  const receipt = useReceipt(hash);
  const native = useCurrencies().find(nativeId);
  const isExactIn = order.trade.kind === 'exact-in';
  const currency = isExactIn ? order.output : order.input;
  const toText = (format: (found: TransactionReceipt) => string) => (
    <ReadingText reading={receipt} format={format} unknownReason={text.unknown} />
  );
  return (
    <dl className="grid gap-1.5 text-small">
      <Detail label={isExactIn ? text.received : text.paid}>
        {toText((found) => formatExactCurrency(computeMoved(order, found), currency))}
      </Detail>
      <Detail label={text.againstQuote}>
        {toText((found) => formatDifference(order, computeMoved(order, found)))}
      </Detail>
      {native && (
        <Detail label={text.networkFee}>{toText((found) => formatFee(order, found, native))}</Detail>
      )}
    </dl>
  );
}

function computeMoved(order: SwapOrder, receipt: TransactionReceipt): bigint {
  const { wrappedNative } = order.chain.contracts;
  return order.trade.kind === 'exact-in'
    ? computeReceived(receipt, { currency: order.output, account: getRecipient(order), wrappedNative })
    : computePaid(receipt, { currency: order.input, account: order.account, wrappedNative });
}

function formatDifference({ trade }: SwapOrder, moved: bigint): string {
  const quoted = trade.kind === 'exact-in' ? trade.amountOut : trade.amountIn;
  if (moved === quoted) return text.asQuoted;
  const share = formatPercent({
    numerator: moved > quoted ? moved - quoted : quoted - moved,
    denominator: quoted,
  });
  return moved > quoted ? text.more(share) : text.less(share);
}

/** Another account may have paid for a batch. */
function formatFee({ account }: SwapOrder, receipt: TransactionReceipt, native: Currency): string {
  if (!isSameAddress(receipt.from, account)) return text.paidByOther;
  return formatCurrencyAmount(receipt.gasUsed * receipt.effectiveGasPrice, native);
}
