import { useGasPrice } from '../chain/gas-price.query.ts';
import { findValue, mapReading, type Reading } from '../chain/reading.ts';
import type { Simulation } from './planned-write.ts';

/** A fee is an estimate. */
export const feeDigits = 3;

/** The fee of a simulated write in wei, its missing approvals included, at the present gas price. */
export function useNetworkFee(simulation: Reading<Simulation>): Reading<bigint> {
  const known = findValue(simulation);
  const gas = known?.kind === 'measured' ? known.gas : undefined;
  const price = useGasPrice({ enabled: gas !== undefined });
  if (gas !== undefined) return mapReading(price, (wei) => wei * gas);
  return simulation.state === 'loading' ? simulation : { state: 'unknown', reason: simulation };
}
