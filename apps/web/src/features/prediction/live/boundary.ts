import type { WireBoundary } from '@tradewind/schema/prediction/boundary';
import type { Boundary as Proof } from '@tradewind/rules/prediction/round';
import { toE18 } from '../amount.ts';

/**
 * The price at one end of a round, in dollars E18. Before it is proven, `said` is the feed's price where it is known.
 */
export type Boundary =
  | Exclude<Proof, { state: 'unresolved' }>
  | { readonly state: 'unresolved'; readonly said: bigint | undefined };

export const unresolved: Boundary = { state: 'unresolved', said: undefined };

/** The displayed price: proven, or from the feed; undefined while there is none, or when the boundary has none. */
export function findPrice(boundary: Boundary): bigint | undefined {
  if (boundary.state === 'priced') return boundary.price;
  return boundary.state === 'unresolved' ? boundary.said : undefined;
}

export function toBoundary(wire: WireBoundary): Boundary {
  if (wire.state === 'priced') return { state: 'priced', price: toE18(wire.price) };
  if (wire.state === 'void') return wire;
  return { state: 'unresolved', said: wire.said === null ? undefined : toE18(wire.said) };
}
