import { RetryableError } from '@tradewind/process/process-error';

/** The name of a value of an enumeration. Our contracts emit no other value, so another one is a fault of the node. */
export function pickName<Name>(names: readonly Name[], place: number): Name {
  const name = names[place];
  if (name === undefined) throw new RetryableError(`an event has the unknown value ${place}`);
  return name;
}
