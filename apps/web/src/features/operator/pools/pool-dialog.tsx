import { use } from 'react';
import { WriteDialog, type WriteDialogProps } from '../../../shared/payment/write-dialog.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { ActionObstacle } from '../access/kept-operator.ts';
import type { PoolOrder } from './pool-order.ts';
import { createPoolPlan } from './pool-plan.ts';
import { planPoolWrite } from './pool-write.ts';

export interface PoolDialogProps extends Omit<
  WriteDialogProps,
  'confirmLabel' | 'plan' | 'planned' | 'obstacle'
> {
  order: PoolOrder;
  /** One line for the list of transactions. */
  summary: string;
}

/** Confirms a write of an operator and follows it to its end. */
export function PoolDialog({ order, summary, ...rest }: PoolDialogProps) {
  return (
    <WriteDialog
      {...rest}
      obstacle={use(ActionObstacle)}
      confirmLabel={messages.operatorPools.confirm}
      plan={createPoolPlan(order, rest.paid, summary)}
      planned={planPoolWrite(order, { isBatch: rest.paid.payment.kind === 'batch' })}
    />
  );
}
