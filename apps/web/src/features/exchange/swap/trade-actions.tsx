import { computePriceImpactSeverity } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps } from '@tradewind/rules/exchange/trade';
import { useNetworkState } from '../../../shared/chain/network-state.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { PaidAction } from '../../../shared/payment/paid-action.tsx';
import { getRouterSpender } from '../router-spender.ts';
import { SwapDialog } from './swap-dialog.tsx';
import type { TradeActionsProps } from './trade-actions-props.ts';
import { computeLimits } from './swap-limits.ts';
import { usePayment, usePaymentSide } from '../../../shared/payment/use-payment.ts';
import { useSwapFlow } from './use-swap-flow.ts';

const text = messages.exchange;

/** The swap action with its approvals. */
export function TradeActions(props: TradeActionsProps) {
  const { session, trade, input, slippageBps } = props;
  const { isExpert } = useSettings();
  const flow = useSwapFlow(props);
  const needed = computeLimits({ trade: flow.payable, slippageBps }).amountIn;
  const paid = usePayment(session, [usePaymentSide(session, { spender: getRouterSpender(), asset: input, amount: needed })]);
  const severity = computePriceImpactSeverity(computePriceImpactBps(trade));
  const isReconnecting = useNetworkState() !== 'answering';
  const isBlocked = severity > 3 && !isExpert;
  const isBesideApprove = paid.sides.some(({ way, approval }) => way === 'approve' || approval.wasAsked);
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
      <SwapDialog {...props} flow={flow} payment={paid.payment} />
    </>
  );
}

function toBlockedLabel(isBesideApprove: boolean): string {
  return isBesideApprove ? text.priceImpactHigh : text.priceImpactTooHigh;
}
