import { computePriceImpactSeverity } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps } from '@tradewind/rules/exchange/trade';
import { lazy, Suspense } from 'react';
import { useNetworkState } from '../../../shared/chain/network-state.ts';
import { messages } from '../../../shared/message/messages.ts';
import { PaidButton } from '../../../shared/payment/paid-button.tsx';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { getRouterSpender } from '../router-spender.ts';
import { computeLimits } from './swap-order.ts';
import { type SwapFlowProps, useSwapFlow } from './use-swap-flow.ts';

const text = messages.exchange;

const SwapDialog = lazy(() => import('./swap-dialog.tsx').then((module) => ({ default: module.SwapDialog })));

/** The button that opens the swap, and its dialog. */
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
  const isBesideApprove = paid.sides.some(({ way, approval }) => way === 'approve' || approval.isMade);
  return (
    <>
      <PaidButton
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
        onClick={() => flow.start(paid)}
        onApprove={flow.startApproval}
      />
      <Suspense fallback={null}>
        {flow.step !== 'closed' && <SwapDialog flow={flow} offered={order.trade} paid={paid} />}
      </Suspense>
    </>
  );
}

function toBlockedLabel(isBesideApprove: boolean): string {
  return isBesideApprove ? text.priceImpactHigh : text.priceImpactTooHigh;
}
