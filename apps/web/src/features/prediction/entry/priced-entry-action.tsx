import { useFeeObstacle } from '../../../shared/simulation/fee-obstacle.ts';
import { NetworkFee } from '../../../shared/simulation/network-fee.tsx';
import { useSimulatedWrite } from '../../../shared/simulation/simulation.query.ts';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';
import { EntryAction, type EntryActionProps } from './entry-action.tsx';
import type { EntryOrder } from './entry-order.ts';
import { planEntry } from './entry-write.ts';

export interface PricedEntryActionProps extends Omit<EntryActionProps, 'fee'> {
  order: EntryOrder;
}

/** The same with the network fee of the typed stake; an account that cannot pay it sees so before the wallet opens. */
export function PricedEntryAction({ order, ...action }: PricedEntryActionProps) {
  const amount = useDebouncedValue(order.amount);
  const planned = planEntry({ ...order, amount });
  const { simulation } = useSimulatedWrite(planned);
  const obstacle = useFeeObstacle(planned, simulation);
  return (
    <EntryAction
      {...action}
      blockedReason={action.blockedReason ?? obstacle}
      fee={<NetworkFee simulation={simulation} />}
    />
  );
}
