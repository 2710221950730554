import { messages } from '../../../shared/message/messages.ts';
import { ConfirmButton } from '../../../shared/ui/confirm-button.tsx';
import { type SwapReview, useSwapReview } from './use-swap-review.ts';

const text = messages.swapDialog;

export interface SwapConfirmProps extends SwapReview {
  onConfirm: () => void;
}

/** The button that sends an order; a changed price must be accepted first. */
export function SwapConfirm({ onConfirm, ...review }: SwapConfirmProps) {
  const { isBusy, isAlarming, obstacle } = useSwapReview(review);
  return (
    <ConfirmButton
      label={isAlarming ? messages.exchange.swapAnyway : text.confirmSwap}
      tone={isAlarming ? 'danger' : 'primary'}
      isBusy={isBusy || review.payment.kind === 'unknown'}
      obstacle={obstacle}
      onConfirm={onConfirm}
    />
  );
}
