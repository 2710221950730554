import { computePriceImpactSeverity } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps, type Trade } from '@tradewind/rules/exchange/trade';
import { useNetworkState } from '../../../shared/chain/network-state.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { TransactionDialog } from '../../../shared/transaction/transaction-dialog.tsx';
import { PaidAction } from '../../../shared/payment/paid-action.tsx';
import { getRouterSpender } from '../router-spender.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ImpactDialog } from './impact-dialog.tsx';
import { computeLimits } from './swap-order.ts';
import type { Payment } from '../../../shared/payment/payment.ts';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { type SwapFlow, type SwapFlowProps, useSwapFlow } from './use-swap-flow.ts';

const text = messages.exchange;

/** The swap action with its approvals. */
export function TradeActions(props: SwapFlowProps) {
  const { session, order } = props;
  const { isExpert } = useSettings();
  const flow = useSwapFlow(props);
  const amount = computeLimits(flow.payable).amountIn;
  const paid = usePayment(session, [
    usePaymentSide(session, { spender: getRouterSpender(order.chain), asset: order.input, amount }),
  ]);
  const severity = computePriceImpactSeverity(computePriceImpactBps(order.trade));
  const isReconnecting = useNetworkState() !== 'answering';
  const isBlocked = severity > 3 && !isExpert;
  const isBesideApprove = paid.sides.some(({ way, approval }) => way === 'approve' || approval.wasRequested);
  return (
    <>
      <PaidAction
        paid={paid}
        tone={severity > 2 ? 'danger' : 'primary'}
        disabled={isBlocked || isReconnecting}
        label={
          isReconnecting
            ? text.reconnecting
            : isBlocked
              ? toBlockedLabel(isBesideApprove)
              : severity > 2
                ? text.swapAnyway
                : text.swap
        }
        onClick={() => flow.start(paid.payment)}
      />
      <SwapDialog flow={flow} offered={order.trade} payment={paid.payment} />
    </>
  );
}

type SwapDialogProps = {
  flow: SwapFlow;
  /** The pools' current offer. */
  offered: Trade;
  /** How the input of the flow's order is paid. */
  payment: Payment;
};

/** The dialog of a swap by its step: confirmation, high price impact, then the transaction. */
function SwapDialog({ flow, offered, payment }: SwapDialogProps) {
  const { order } = flow;
  if (flow.step === 'confirm')
    return (
      <ConfirmDialog
        order={order}
        offered={offered}
        payment={payment}
        onAccept={flow.accept}
        onSlippage={flow.setSlippage}
        onConfirm={() => flow.confirm(payment)}
        onClose={flow.close}
      />
    );
  if (flow.step === 'impact')
    return <ImpactDialog trade={order.trade} onYes={() => flow.send(payment)} onNo={flow.refuseImpact} />;
  return <TransactionDialog progress={flow.progress} summary={flow.summary} onClose={flow.close} />;
}

function toBlockedLabel(isBesideApprove: boolean): string {
  return isBesideApprove ? text.priceImpactHigh : text.priceImpactTooHigh;
}
