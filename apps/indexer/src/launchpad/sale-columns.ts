import type { saleFactoryEvents } from '@tradewind/abi/launchpad/sale-factory.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { SaleKind } from '@tradewind/db/launchpad/tables';
import { pickName } from '../contract/pick-name.ts';

type SaleCreated = NonNullable<ReturnType<typeof saleFactoryEvents.saleCreated.decode>>;

/** In the order of `ISale.Kind`. */
const kinds: readonly SaleKind[] = ['fixed', 'commit'];

/** The columns of a new sale: its terms and schedule. A zero of the contract becomes null. */
export function toSaleColumns({ number, sale, terms, tranches, stream, vesting, ...tokens }: SaleCreated) {
  const { kind, prefunded: isPrefunded, pay: payToken, signer, listRoot, listHash, ...others } = terms;
  return {
    number: Number(number),
    sale,
    ...others,
    ...tokens,
    kind: pickName(kinds, kind),
    isPrefunded,
    payToken,
    signer: toNullable(signer),
    listRoot: toNullable(listRoot),
    listHash: toNullable(listHash),
    trancheSeconds: tranches.map(({ afterSeconds }) => afterSeconds),
    trancheBps: tranches.map(({ cumulativeBps }) => cumulativeBps),
    streamShareBps: stream.shareBps,
    streamFirstBps: stream.firstReleaseBps,
    streamCliffSeconds: stream.cliffSeconds,
    streamPeriodSeconds: stream.periodSeconds,
    streamPeriods: stream.periods,
    vesting: toNullable(vesting),
  };
}

function toNullable(value: Hex): Hex | null {
  return /^0x0*$/.test(value) ? null : value;
}
