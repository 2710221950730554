import { useGasPrice } from '../chain/gas-price.query.ts';
import { findValue, mapReading, type Reading } from '../chain/reading.ts';
import type { Simulation, WriteGas } from './planned-write.ts';

/** A fee is an estimate. */
export const feeDigits = 3;

/**
 * The fee of a simulated write in wei, its missing approvals included, at the present gas price. The reason of an
 * unknown one is `known-after-approval` where the approval has to be sent first.
 */
export function useNetworkFee(simulation: Reading<Simulation>): Reading<bigint> {
  const known = findValue(simulation);
  const gas = known && findGas(known);
  const price = useGasPrice({ enabled: typeof gas === 'bigint' });
  if (typeof gas === 'bigint') return mapReading(price, (wei) => wei * gas);
  return simulation.state === 'loading' ? simulation : { state: 'unknown', reason: gas };
}

function findGas(simulation: Simulation): WriteGas {
  if (simulation.kind === 'measured' || simulation.kind === 'unmeasured') return simulation.gas;
  return simulation.kind === 'unsupported' ? 'known-after-approval' : undefined;
}
