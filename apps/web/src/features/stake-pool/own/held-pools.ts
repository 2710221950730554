import type { Address } from 'viem';
import { joinReadings } from '../../../shared/chain/join-readings.ts';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import type { StakePool } from '../pool/pool.ts';
import { usePools } from '../pool/pools.query.ts';
import { type OwnSums, type SumsByPool, useOwnSums } from './own-sums.query.ts';

/** A pool that holds something of the account. */
export type HeldPool = { readonly pool: StakePool; readonly sums: OwnSums };

const isShown = () => false;

/** The pools, finished ones too, that hold stakes or a credit of the account; its sums are read with each block. */
export function useHeldPools(account: Address) {
  const { pools, retry, isRetrying } = usePools(isShown);
  const known = findValue(pools);
  const sums = useOwnSums(
    (known ?? []).map(({ address }) => address),
    account,
  );
  // Without pools no sum is read.
  const held: Reading<readonly HeldPool[]> =
    known?.length === 0 ? { state: 'value', value: [] } : joinReadings(pools, sums, listHeld);
  return { held, retry, isRetrying };
}

function listHeld(pools: readonly StakePool[], sums: SumsByPool): HeldPool[] {
  return pools.flatMap((pool) => {
    const own = sums.get(pool.address);
    return own && own.staked + own.matured + own.credit > 0n ? [{ pool, sums: own }] : [];
  });
}
