import type { saleFactoryEvents } from '@tradewind/abi/launchpad/sale-factory.events';
import type { Hex } from '@tradewind/db/column/hex-bytes';
import type { SaleKind } from '@tradewind/db/launchpad/tables';
import { RetryableError } from '@tradewind/process/process-error';

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

/** The name of a value of an enumeration. Our contracts emit no other value, so another one is a fault of the node. */
export function pickName<Name>(names: readonly Name[], place: number): Name {
  const name = names[place];
  if (name === undefined) throw new RetryableError(`an event has the unknown value ${place}`);
  return name;
}

function toNullable(value: Hex): Hex | null {
  return /^0x0*$/.test(value) ? null : value;
}
