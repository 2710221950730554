import { PurchaseConfirm } from './purchase-confirm.tsx';
import type { BuyOrder } from './purchase-order.ts';
import { usePayChoice } from './use-pay-choice.tsx';
import { WorkConfirm, type WorkConfirmProps } from './work-confirm.tsx';
import { toWorkPurchase } from './work-purchase.ts';

export interface BuyConfirmProps extends Omit<WorkConfirmProps, 'order' | 'choice'> {
  order: BuyOrder;
  /** Begins with the native coin in place of the quote token. */
  beginsWithNative: boolean;
}

/** A purchase in the quote token, or in another currency. */
export function BuyConfirm({ order, beginsWithNative, ...rest }: BuyConfirmProps) {
  const { session, onBack, onClose } = rest;
  const { quote, terms } = order;
  const { choice, other } = usePayChoice(session, { quote, price: terms.price, beginsWithNative });
  if (!other) return <WorkConfirm {...rest} order={order} choice={choice} />;
  return (
    <PurchaseConfirm
      session={session}
      bought={toWorkPurchase(order)}
      {...other}
      choice={choice}
      onBack={onBack}
      onClose={onClose}
    />
  );
}
