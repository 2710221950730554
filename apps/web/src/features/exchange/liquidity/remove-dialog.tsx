import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { formatBps } from '@tradewind/rules/amount/format-percent';
import { shareDecimals } from '@tradewind/rules/exchange/pair';
import { messages } from '../../../shared/message/messages.ts';
import { WriteDialog, type WriteDialogProps } from '../../../shared/payment/write-dialog.tsx';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { createRemovePlan } from './liquidity-plan.ts';
import { PairPrice } from './pair-price.tsx';
import { planRemoval } from './remove-write.ts';
import type { RemoveOrder } from './remove-calls.ts';

const text = messages.liquidity;

export interface RemoveDialogProps {
  session: WalletSession;
  order: RemoveOrder;
  paid: WriteDialogProps['paid'];
  prefersApproval: boolean;
  onSent: () => void;
  onClose: () => void;
}

/** Confirms a withdrawal and follows it to its end. */
export function RemoveDialog({ order, ...rest }: RemoveDialogProps) {
  const { a, b, removal, slippageBps } = order;
  const { deadlineSeconds } = useSettings();
  const { amountA, amountB, liquidity } = removal;
  const summary = text.summary.remove(formatSummaryAmount(amountA, a), formatSummaryAmount(amountB, b));
  return (
    <WriteDialog
      {...rest}
      title={text.confirmSupplyTitle}
      confirmLabel={text.confirmRemove}
      planned={planRemoval(order, { isBatch: rest.paid.payment.kind === 'batch' })}
      plan={createRemovePlan({ order, paid: rest.paid, summary, deadlineSeconds })}
      details={
        <dl className="rows border-b border-line text-small">
          <Detail label={text.burned}>
            {formatAmount(liquidity, shareDecimals, { notation: 'grouped' })} {text.poolTokenSymbol}
          </Detail>
          <Detail label={text.price}>
            <PairPrice price={{ numerator: amountB, denominator: amountA }} a={a} b={b} />
          </Detail>
        </dl>
      }
    >
      <p className="text-small text-muted">{text.supplyEstimated(formatBps(slippageBps))}</p>
    </WriteDialog>
  );
}
