import { lazy, Suspense, useState } from 'react';
import { EntryAction, type EntryActionProps } from './entry-action.tsx';
import type { EntryOrder } from './entry-order.ts';

const StakeFee = lazy(() => import('./stake-fee.tsx').then((module) => ({ default: module.StakeFee })));

export interface StakeActionProps extends Omit<EntryActionProps, 'fee'> {
  /** A stake that can be sent. */
  order: EntryOrder | undefined;
}

/**
 * The action with the network fee of a stake; an account that cannot pay it sees so before the wallet opens. What
 * computes the fee loads with the first stake, and the button stays the same: a click meanwhile counts.
 */
export function StakeAction({ order, blockedReason, ...action }: StakeActionProps) {
  const [obstacle, setObstacle] = useState<string>();
  const fee = order && (
    <Suspense fallback={null}>
      <StakeFee order={order} onObstacle={setObstacle} />
    </Suspense>
  );
  return <EntryAction {...action} blockedReason={blockedReason ?? obstacle} fee={fee} />;
}
