import { formatAmount } from '@tradewind/rules/amount/format-amount';
import { formatBps } from '@tradewind/rules/amount/format-percent';
import { shareDecimals } from '@tradewind/rules/exchange/pair';
import { messages } from '../../../shared/message/messages.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import {
  formatCurrencyAmount,
  formatSummaryAmount,
} from '../../../shared/token-list/format-currency-amount.ts';
import { createRemovePlan } from './liquidity-plan.ts';
import { PairPrice } from './pair-price.tsx';
import { planRemoval } from './remove-write.ts';
import type { RemoveOrder } from './remove-calls.ts';
import { SendDialog } from './send-dialog.tsx';

const text = messages.liquidity;

export interface RemoveDialogProps {
  session: WalletSession;
  order: RemoveOrder;
  onSent: () => void;
  onClose: () => void;
}

/** Confirms a withdrawal and follows it to its end. */
export function RemoveDialog({ session, order, ...events }: RemoveDialogProps) {
  const { a, b, removal, slippageBps } = order;
  const { deadlineSeconds } = useSettings();
  const { amountA, amountB, liquidity } = removal;
  const summary = text.summary.remove(formatSummaryAmount(amountA, a), formatSummaryAmount(amountB, b));
  return (
    <SendDialog
      {...events}
      session={session}
      title={text.confirmSupplyTitle}
      confirmLabel={text.confirmRemove}
      summary={summary}
      planned={planRemoval(order)}
      createPlan={() => createRemovePlan(order, summary, deadlineSeconds)}
    >
      <div className="figures grid gap-1 rounded-control bg-sunken p-4 text-title font-semibold break-all">
        <p>{formatCurrencyAmount(amountA, a)}</p>
        <p>{formatCurrencyAmount(amountB, b)}</p>
      </div>
      <dl className="grid gap-1.5 text-small">
        <Detail label={text.burned}>
          {formatAmount(liquidity, shareDecimals, { notation: 'grouped' })} {text.poolTokenSymbol}
        </Detail>
        <Detail label={text.price}>
          <PairPrice price={{ numerator: amountB, denominator: amountA }} a={a} b={b} />
        </Detail>
      </dl>
      <p className="text-small text-muted">{text.supplyEstimated(formatBps(slippageBps))}</p>
    </SendDialog>
  );
}
