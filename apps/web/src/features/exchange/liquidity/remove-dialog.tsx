import { messages } from '../../../shared/message/messages.ts';
import { WriteDialog, type WriteDialogProps } from '../../../shared/payment/write-dialog.tsx';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { formatSummaryAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { createRemovePlan } from './liquidity-plan.ts';
import { drawNext, SlippageDetail } from './liquidity-terms.tsx';
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
  const { a, b, removal } = order;
  const { deadlineSeconds } = useSettings();
  const { amountA, amountB } = removal;
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
          <Detail label={text.price}>
            <PairPrice price={{ numerator: amountB, denominator: amountA }} a={a} b={b} />
          </Detail>
          <SlippageDetail slippageBps={order.slippageBps} />
        </dl>
      }
      next={drawNext}
    />
  );
}
