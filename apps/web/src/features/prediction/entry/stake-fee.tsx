import { useEffect } from 'react';
import { useFeeObstacle } from '../../../shared/simulation/fee-obstacle.ts';
import { NetworkFee } from '../../../shared/simulation/network-fee.tsx';
import { useSimulatedWrite } from '../../../shared/simulation/simulation.query.ts';
import { useDebouncedValue } from '../../../shared/ui/use-debounced-value.ts';
import type { EntryOrder } from './entry-order.ts';
import { planEntry } from './entry-write.ts';

export interface StakeFeeProps {
  order: EntryOrder;
  /** Receives why the account cannot pay the fee; undefined while it can, and in the end. */
  onObstacle: (obstacle: string | undefined) => void;
}

/** The network fee of the typed stake. */
export function StakeFee({ order, onObstacle }: StakeFeeProps) {
  const amount = useDebouncedValue(order.amount);
  const planned = planEntry({ ...order, amount });
  const { simulation } = useSimulatedWrite(planned);
  const obstacle = useFeeObstacle(planned, simulation);
  useEffect(() => {
    onObstacle(obstacle);
    return () => onObstacle(undefined);
  }, [obstacle, onObstacle]);
  return <NetworkFee simulation={simulation} />;
}
