import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { formatPercent } from '@tradewind/rules/amount/format-percent';
import type { Ratio } from '@tradewind/rules/amount/ratio';
import { shareDecimals } from '@tradewind/rules/exchange/pair';
import type { Address } from '@tradewind/rules/network/address';
import { messages } from '../../../shared/message/messages.ts';
import { WriteDialog, type WriteDialogProps } from '../../../shared/payment/write-dialog.tsx';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { type Currency, formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { LogoPair } from '../../../shared/token-list/logo-pair.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { createSupplyPlan } from './liquidity-plan.ts';
import { drawNext, SlippageDetail } from './liquidity-terms.tsx';
import { PairPrice } from './pair-price.tsx';
import type { SupplyOrder } from './supply-calls.ts';
import { planSupply } from './supply-write.ts';
import type { AddView } from './use-add.ts';

const text = messages.liquidity;

export interface SupplyDialogProps {
  session: WalletSession;
  order: SupplyOrder;
  /** The address of an existing pool. */
  pair: Address | undefined;
  share: AddView['share'];
  paid: WriteDialogProps['paid'];
  prefersApproval: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** Confirms a deposit and follows it to its end. */
export function SupplyDialog({ order, pair, share, ...rest }: SupplyDialogProps) {
  const { a, b, deposit } = order;
  const { deadlineSeconds } = useSettings();
  const { amountA, amountB, isFirst } = deposit;
  const summary = text.summary.add(formatSummaryAmount(amountA, a), formatSummaryAmount(amountB, b));
  const price = (
    <Detail label={text.price}>
      <PairPrice price={{ numerator: amountB, denominator: amountA }} a={a} b={b} />
    </Detail>
  );
  const terms = (
    <dl className="rows border-b border-line text-small">
      {!isFirst && price}
      <Detail label={text.poolShare}>
        <ReadingText
          reading={share}
          format={(ratio) => (ratio ? formatPercent(ratio) : '–')}
          unknownReason={text.shareUnknown}
        />
      </Detail>
      <SlippageDetail slippageBps={order.slippageBps} />
    </dl>
  );
  return (
    <WriteDialog
      {...rest}
      title={isFirst ? text.firstCreates : text.confirmSupplyTitle}
      confirmLabel={text.confirmSupply}
      planned={planSupply(order, pair, { isBatch: rest.paid.payment.kind === 'batch' })}
      plan={createSupplyPlan({ order, pair, paid: rest.paid, summary, deadlineSeconds })}
      lead={<PoolTokens a={a} b={b} share={share} />}
      details={terms}
      next={drawNext}
    >
      {isFirst && <dl className="text-small">{price}</dl>}
    </WriteDialog>
  );
}

/** The pool tokens that the account receives. */
function PoolTokens({ a, b, share }: Pick<SupplyOrder, 'a' | 'b'> & Pick<SupplyDialogProps, 'share'>) {
  return (
    <div className="flex items-center gap-3">
      <LogoPair currencies={[toPictured(a), toPictured(b)]} size={32} />
      <p className="min-w-0">
        <span className="figures block text-title font-semibold wrap-anywhere">
          <ReadingText
            reading={share}
            format={(ratio) => (ratio ? formatMinted(ratio) : '–')}
            unknownReason={text.shareUnknown}
          />{' '}
          {text.poolTokenSymbol}
        </span>
        <span className="block text-small text-muted">
          {text.poolTokensOf(messages.exchange.pair(formatSymbol(a.symbol), formatSymbol(b.symbol)))}
        </span>
      </p>
    </div>
  );
}

function toPictured(currency: Currency) {
  return { id: toCurrencyId(currency), symbol: currency.symbol };
}

/** The pool tokens of a deposit, from its share of the pool. */
function formatMinted({ numerator }: Ratio): string {
  return formatAmount(numerator, shareDecimals, { notation: 'grouped' });
}
