import type { Trade } from '@tradewind/rules/exchange/trade';
import { messages } from '../../../shared/message/messages.ts';
import type { Payment } from '../../../shared/payment/payment.ts';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import type { SwapOrder } from './swap-order.ts';
import { useSwapReview } from './use-swap-review.ts';

const text = messages.swapDialog;

export interface SwapConfirmProps {
  order: SwapOrder;
  /** The pools' current offer. */
  offered: Trade;
  /** How the input of the order is paid. */
  payment: Payment;
  onConfirm: () => void;
}

/** The button that sends an order; a changed price must be accepted first. */
export function SwapConfirm({ order, offered, payment, onConfirm }: SwapConfirmProps) {
  const { isBusy, isAlarming, obstacle } = useSwapReview(order, offered);
  return (
    <ConfirmButton
      label={isAlarming ? messages.exchange.swapAnyway : text.confirmSwap}
      tone={isAlarming ? 'danger' : 'primary'}
      isBusy={isBusy || payment.kind === 'unknown'}
      obstacle={obstacle}
      onConfirm={onConfirm}
    />
  );
}
